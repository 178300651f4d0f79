/** Texts for recipients of a link. */
export const sharedAppWords = {
  title: 'A shared app',
  opening: 'The app is being drawn on your device …',
  from: 'Shared with you by link, and drawn on your device.',
  open: 'Open in Appling',
  said: (name: string) => `Here is ${name}, from a link. Tell me what to change.`,
  differs:
    'Our designer has changed: it draws this app differently now than the sender saw it. To see theirs, ask for a link that holds the whole design.',
  taken: {
    taken: (name: string) => `${name} is yours to change.`,
    beside: (name: string) => `${name} is yours to change. What you had is under Recent designs.`,
    unchanged: (name: string) => `${name} is on the stage already, and nothing changed.`,
  },
  close: 'Go to the chat',
  notTaken: 'It could not be opened there. Your own design is as it was; try again.',
  faultTitle: 'This link cannot be opened',
  faults: {
    empty: 'There is no app in it. Ask for the link again.',
    damaged:
      'A part of it is missing or changed. Copy the whole link once more, or ask for it again.',
    'too-long': 'It is longer than any link that is made here.',
    newer: 'A newer release of this page made it. Reload the page to open it.',
    browser: 'Your browser is too old to unpack it. Open it in a newer one.',
    undrawn: 'No app could be drawn from it. Ask for a link that holds the whole design.',
    offline:
      'The part of this page that draws could not be loaded. Check your connection and reload the page.',
  },
  unchanged: 'Nothing of yours has changed.',
};
