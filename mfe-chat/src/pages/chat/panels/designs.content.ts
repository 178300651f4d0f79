export const designWords = {
  inHand: 'On the stage',
  rename: (name: string) => `Rename ${name}`,
  nameOf: (name: string) => `Name of ${name}`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed.`,
  back: 'Bring it back',
};
