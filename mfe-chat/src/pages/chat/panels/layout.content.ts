export const layoutWords = {
  lead: 'The same content, arranged in another way.',
  names: { original: 'As drawn', cards: 'Cards', list: 'List', grid: 'Grid' },
  done: 'Done',
};
