import { several } from '../chat.content';

/** Everything the export panel says. */
export const exportWords = {
  lead: 'Made here in your browser. Nothing is uploaded.',
  html: {
    title: 'An app to open and tap',
    format: 'HTML',
    note: 'One file that opens from your disk, on a phone or a computer, with no connection. Lists, forms and clocks work; drawing by hand and free sums stay in the preview here.',
  },
  pictures: {
    title: (count: number) => `Pictures of ${several(count, 'screen')}`,
    format: 'SVG in a zip',
    note: 'Named layers and words that can be edited, for Figma, Sketch or a slide. They name our fonts, but do not hold them.',
  },
  design: {
    title: 'The whole design',
    format: 'JSON',
    note: 'Screens, content, colors and links as data. Open it here again at any time.',
  },
  files: (count: number) => several(count, 'file'),
  making: 'Being made …',
  failed: 'This file could not be made.',
  download: 'Download',
  downloadOf: (file: string) => `Download ${file}`,
  copy: 'Copy',
  copied: 'Copied. The design is on your clipboard.',
  copyByHand: 'Your browser did not allow copying. The text is selected: press Ctrl+C, or ⌘C.',
  text: 'The design as text',
  saved: (file: string) => `${file} is in your downloads.`,
  done: 'Done',
  open: 'Open a design',
  openNote:
    'Drop a .json file of a design anywhere on the stage, or choose one. Undo brings yours back.',
};
