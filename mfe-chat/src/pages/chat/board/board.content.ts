/** Words of the board. */
export const boardWords = {
  title: 'All screens',
  lead: (screens: string) => `${screens}. An arrow is a tap that leads there, a dotted one a tab.`,
  room: 'Board of screens, scrolls',
  close: 'Close the board',
  leadsTo: (next: readonly string[]) => `leads to ${next.join(', ')}`,
};
