/** What Appling says of what its engine made. */
export const replies = {
  drawn: (name: string, style: string, screens: number) =>
    `Here is ${name}, in the ${style} style: ${screens} screens, and all of them work. Tap the phone to look around.`,
  unknown: (name: string, style: string, screens: number) =>
    `Here is ${name}, in the ${style} style: ${screens} screens to begin with. Tell me more about what it is for and I will draw it closer to your idea.`,
  changed: (name: string, style: string) =>
    `Done: ${name} has changed, and nothing else was touched. New apps come in the ${style} style.`,
  unchanged: (name: string, style: string) =>
    `${name} has that already, so it stays as it is. A new app would come in the ${style} style.`,
};
