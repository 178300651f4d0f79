import { several } from '../chat.content';

/** Everything the export panel says. */
export const exportWords = {
  lead: 'Made here in your browser. Nothing is uploaded.',
  groups: { design: 'For design tools', code: 'For code' },
  exporters: {
    penpot: {
      title: 'A file for Penpot',
      format: 'Penpot',
      note: 'A board for each screen, with words that can be edited, colors, text styles and tokens; taps lead on in its viewer. Not tried in a live Penpot.',
    },
    svg: {
      title: 'Pictures of every screen',
      format: 'SVG in a zip',
      note: 'Named layers and words that can be edited, for Figma, Sketch or a slide, and one sheet of all screens. Our fonts lie beside them, with their license. Not tried in a live Figma.',
    },
    tokens: {
      title: 'Design tokens',
      format: 'W3C design tokens 2025.10 in a zip',
      note: 'Colors, corners, space, letters and shadow, by day and by night, for Tokens Studio, Style Dictionary and Terrazzo.',
    },
    html: {
      title: 'An app to open and tap',
      format: 'HTML',
      note: 'One file that opens from your disk, on a phone or a computer, with no connection. Everything works as in the preview here, and the file can be opened here again. Not tried on a real phone.',
    },
    react: {
      title: 'A React project',
      format: 'React, Vite and Tailwind in a zip',
      note: 'Screens and parts named after your app, its content in one file, and a test for every link. `npm install`, then `npm run dev`.',
    },
    expo: {
      title: 'An Expo project',
      format: 'React Native and Expo in a zip',
      note: 'The same screens for iOS and Android, light and dark, with a test for every link. `npm install`, then `npx expo start`. Not proven on a real phone.',
    },
    'design-file': {
      title: 'The whole design',
      format: 'JSON',
      note: 'Screens, content, colors and links as data. Open it here again at any time.',
    },
  },
  checks: {
    'penpot-whole': 'every part and link has its place',
    'penpot-boards': 'a board for each screen',
    'svg-texts': 'every text that is seen is there',
    'svg-layers': 'no two layers share a name',
    'svg-plain': 'no scripts, addresses or foreign parts',
    'html-design': 'the design comes back from it',
    'react-design': 'the design comes back from it',
    'react-screens': 'a file for each screen',
    'expo-design': 'the design comes back from it',
    'expo-screens': 'a file for each screen',
    'tokens-modes': 'light and dark name the same tokens',
  },
  checked: (what: string) => `Checked: ${what}.`,
  files: (count: number) => several(count, 'file'),
  making: 'Being made …',
  makingOf: (title: string) => `${title} is being made`,
  failed: 'not made',
  failedBecause: (reason: string) =>
    `This could not be made, and your design is as it was. ${reason} Make it again, or reload the page.`,
  cancelled: 'cancelled',
  cancel: 'Cancel',
  cancelOf: (title: string) => `Cancel: ${title}`,
  makeAgain: 'Make again',
  makeAgainOf: (title: string) => `Make again: ${title}`,
  download: 'Download',
  downloadOf: (file: string) => `Download ${file}`,
  copy: 'Copy',
  copied: 'Copied. The design is on your clipboard.',
  copyByHand: 'Your browser did not allow copying. The text is selected: press Ctrl+C, or ⌘C.',
  text: 'The design as text',
  code: {
    show: 'Code of a screen',
    screen: 'Screen',
    codeOf: (file: string) => `Code of ${file}`,
    copy: 'Copy code',
    copied: 'Copied. The code is on your clipboard.',
    copyByHand: 'Your browser did not allow copying. The code is selected: press Ctrl+C, or ⌘C.',
    text: 'The code as text',
  },
  saved: (file: string) => `${file} is in your downloads.`,
  done: 'Done',
  open: 'Open a design',
  openNote:
    'Drop a design, a page or a project that was made here anywhere on the chat, or choose one. Undo brings yours back.',
};
