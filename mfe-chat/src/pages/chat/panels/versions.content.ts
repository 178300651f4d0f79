export const versionWords = {
  title: 'Versions',
  name: 'Name of this version',
  next: (number: number) => `Version ${number}`,
  save: 'Save',
  saved: (name: string) => `${name} is saved.`,
  none: 'Save the design as it is now, under a name of yours, and come back to it at any time.',
  restore: 'Restore',
  restored: (name: string) => `${name} is back on the stage. Undo takes that back.`,
  done: 'Done',
};
