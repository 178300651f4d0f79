export const recentWords = {
  lead: 'Kept in this browser and nowhere else.',
  none: 'No designs yet. Those you draw are kept in this browser, and nowhere else.',
  open: 'Open',
  opened: (name: string) => `${name} is on the stage. Undo brings the other one back.`,
  done: 'Done',
};
