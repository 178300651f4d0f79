export const article = {
  back: 'All field notes',
  share: {
    button: 'Share this note',
    copied: 'The address of this note is copied.',
    failed: 'Your browser did not let us copy. The address stands at the top of its window.',
  },
  next: 'The note before this one',
  newest: 'That was the first note. Here is the newest',
};
