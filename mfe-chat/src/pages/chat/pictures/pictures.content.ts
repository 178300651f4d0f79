import { several } from '../chat.content';

export const pictureWords = {
  title: 'Your pictures',
  lead: 'PNG, JPEG, WebP or SVG: drop or paste them anywhere on this page, or choose them here. They stay in this browser and go into every export. Nothing is uploaded.',
  add: 'Add pictures',
  reading: 'Reading …',
  added: (names: string) => `${names}: ready. Choose where it goes.`,
  none: 'There are no pictures here yet.',
  shelf: 'Pictures in this browser',
  figures: (width: number, height: number, size: string) => `${width} × ${height}, ${size}`,
  remove: 'Remove from this browser',
  removed: 'Designs that show it show their drawings again.',
  places: 'Show it here',
  placesOf: (screen: string) => `On the screen ${screen}`,
  noPlace: 'No part of this screen shows a picture. Open another screen.',
  mark: 'Mark of the app',
  row: (part: string, number: number, title: string) =>
    title ? `${part} ${number}: ${title}` : `${part} ${number}`,
  set: (place: string) => `${place} shows your picture. Undo brings back what was there.`,
  same: (place: string) => `${place} shows this picture already.`,
  missing: (count: number) =>
    `${several(count, 'picture')} of this design ${count === 1 ? 'is' : 'are'} not in this browser, so drawings stand there. Add the same file again, or open the design’s file.`,
  missingNotice:
    'A picture of yours is not in this browser any more. A drawing stands in its place.',
  done: 'Done',
  yours: 'Your picture …',
  atFirst: 'It is animated: its first frame was taken.',
  notKept: {
    full: 'This browser has no room left for it: it is gone when you close this page. Remove pictures, or export the design now.',
    blocked:
      'This browser keeps nothing here: the picture is gone when you close this page. Export the design to keep it.',
  },
  tooMany: (most: number) =>
    `A design shows at most ${most} different pictures of your own. Nothing changed: replace one of them.`,
  tooMuch: (most: string) =>
    `The pictures of a design take at most ${most} together. Nothing changed: remove one of them, or choose a smaller one.`,
  faults: {
    empty: (name: string) => `${name} is empty. Nothing changed.`,
    tooLarge: (name: string, size: string) =>
      `${name} has ${size}; a picture may have 20 MB. Nothing changed.`,
    tooWide: (name: string, width: number, height: number) =>
      `${name} has ${width} × ${height} pixels; a picture may have 50 million. Nothing changed.`,
    wrongType: (name: string) =>
      `${name} is no PNG, JPEG, WebP or SVG. Nothing changed: save it as one of these.`,
    broken: (name: string) =>
      `${name} is damaged or cannot be drawn by this browser. Nothing changed.`,
  },
};

export const brandWords = {
  title: 'Brand kit',
  lead: 'Kept in this browser, for any design.',
  logo: 'Logo',
  noLogo: 'None yet: choose one of your pictures above.',
  useAsLogo: 'Use the chosen picture',
  noLogoAnyMore: 'Without',
  main: 'Main color',
  second: 'Second color',
  face: 'Font of titles',
  ownFace: 'As the design has it',
  apply: 'Apply to this design',
  palette: 'Your brand',
  applied: (said: string) => `${said} Undo takes all of it back.`,
  same: 'This design wears your brand already.',
  repaired: (color: string) => `Words on the second color are ${color}, so that they can be read.`,
  noHeader: 'No screen has a header for the logo.',
  notKept: 'This browser could not keep the brand kit: it is gone when you close this page.',
  faces: {
    instrument: 'Instrument Sans',
    bricolage: 'Bricolage Grotesque',
    newsreader: 'Newsreader, a serif',
    georgia: 'Georgia, a serif',
    rounded: 'Rounded',
    condensed: 'Condensed',
    mono: 'Monospaced',
    hand: 'Handwritten',
    didone: 'Bodoni Moda',
    deco: 'Limelight',
    poster: 'Anton',
    wide: 'Orbitron',
    bubble: 'Fredoka',
    pixel: 'Pixelify Sans',
  },
};
