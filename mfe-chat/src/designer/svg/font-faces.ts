/** Family, Fontsource package, weights, style. */
export const fontFaces = [
  ['Bricolage Grotesque', 'bricolage-grotesque', [500, 600, 700, 800], 'normal'],
  ['Instrument Sans', 'instrument-sans', [400, 500, 600, 700], 'normal'],
  ['Newsreader', 'newsreader', [400, 500, 600], 'normal'],
  ['Newsreader', 'newsreader', [400], 'italic'],
] as const;
