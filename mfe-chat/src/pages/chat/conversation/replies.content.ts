/** What Appling says; the engine's worker says some of it, and needs no other word of the page. */
export const replies = {
  drawn: (name: string, style: string, screens: number) =>
    `Here is ${name}, in the ${style} style: ${screens} screens, and all of them work. Tap the phone to look around.`,
  unknown: (name: string, style: string, screens: number) =>
    `Here is ${name}, in the ${style} style: ${screens} screens to begin with. Tell me more about what it is for and I will draw it closer to your idea.`,
  changed: (name: string, style: string) =>
    `Done: ${name} has changed, and nothing else was touched. New apps come in the ${style} style.`,
  unchanged: (name: string, style: string) =>
    `${name} has that already, so it stays as it is. A new app would come in the ${style} style.`,
  dark: (name: string) =>
    `${name} has its night colors now. The content is untouched, and every text still reads.`,
  calendar: (name: string) =>
    `${name} has a calendar now, with a place in its navigation. Tap a day to see what is on.`,
  glass: (name: string) =>
    `The buttons and cards of ${name} are glass now: the light comes from the upper left.`,
  coquette: (name: string) =>
    `Here is ${name}, in the Coquette style: bows of pink, round corners, the same content.`,
  unavailable:
    'The part of this page that draws could not be loaded, so nothing was drawn. Your message is still here: check the connection and send it again.',
};
