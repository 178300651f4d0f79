export const colorWords = {
  palettes: 'Palette',
  own: 'Your own',
  fineTune: 'Fine-tune',
  roles: { background: 'Background', text: 'Text', accent: 'Accent' },
  pick: (role: string) => `${role} color`,
  contrast: (ratio: string) => `contrast with the background ${ratio} to 1`,
  low: 'Low',
  adjusted: 'Where a color would not read, the phone shows the nearest one that does.',
  corners: 'Corners',
  cornerNames: ['Sharp', 'Soft', 'Round', 'Very round'],
  startOver: 'Start over',
  done: 'Done',
};
