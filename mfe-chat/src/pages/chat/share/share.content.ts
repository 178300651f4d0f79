export const shareWords = {
  title: 'Share',
  lead: 'The app lies in the link itself, in the part after #, which browsers send to no server. Whoever has the link can open the app.',
  making: 'The link is being made …',
  link: 'Link to this app',
  length: (length: string) => `${length} characters`,
  short:
    'It draws the app again from your words. After an update of our designer it may come out differently, which the page then says.',
  whole: 'It holds the whole design, so that it stays as it is now.',
  keep: 'Hold the whole design, as it is now (a longer link)',
  wholeIsTooLong:
    'The whole design is too long for a link. Send its file where every detail has to stay.',
  copy: 'Copy link',
  copied: 'Copied. The link is on your clipboard.',
  copyByHand: 'Your browser did not allow copying. The link is selected: press Ctrl+C, or ⌘C.',
  text: 'The link as text',
  share: 'Send with …',
  shareFailed: 'Your device could not pass the link on. Copy it instead.',
  qr: 'QR code',
  hideQr: 'Hide QR code',
  qrOf: (name: string) => `QR code of the link to ${name}`,
  qrTooLong: 'This link is too long for a QR code that a camera can read. Copy it instead.',
  refused: {
    'own-pictures':
      'This design has pictures of your own. They lie in this browser, and a link cannot hold them. Send its file instead.',
    'too-long':
      'This design does not fit into the 8,000 characters that messengers pass on. Send its file instead.',
  },
  file: 'Download the file',
  fileNote: 'Whoever gets the file drops it on this page to open it.',
  saved: (file: string) => `${file} is in your downloads.`,
  failed:
    'The link could not be made, and your design is as it was. Close this panel and try again.',
  done: 'Done',
};
