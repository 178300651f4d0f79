/** Words of Select. */
export const selectWords = {
  title: 'Select',
  lead: 'Tap a part of the phone, or go there with Tab and press Enter.',
  choose: (name: string, words: string) => (words ? `Select ${name}: ${words}` : `Select ${name}`),
  last: 'The last part of a screen stays.',
  remove: 'Remove',
  removed: (name: string) => `${name} was removed. Undo brings it back.`,
  done: 'Done',
  empty: 'A text cannot be empty here.',
  tooLong: 'That is more than fits here.',
  color: 'Color',
  roles: {
    drawn: 'As drawn',
    background: 'Background',
    surface: 'Surface',
    hero: 'Hero',
    accent: 'Accent',
    button: 'Button',
    ink: 'Ink',
    tint0: 'Tint 1',
    tint1: 'Tint 2',
    tint2: 'Tint 3',
    tint3: 'Tint 4',
    tint4: 'Tint 5',
    sky: 'Sky',
    bar: 'Bar',
  },
  parts: { at: 'Time', of: 'Total', off: 'When off', says: 'Answer' } as Readonly<
    Record<string, string>
  >,
};
