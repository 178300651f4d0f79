/** `look` as in “in the Pastel style”. */
export const replies = {
  style: (style: string) => `in the ${style} style`,
  drawn: (name: string, look: string, screens: number) =>
    `Here is ${name}, ${look}: ${screens} screens, and all of them work. Tap the phone to look around.`,
  unknown: (name: string, look: string, screens: number) =>
    `Here is ${name}, ${look}: ${screens} screens to begin with. Tell me more about what it is for and I will draw it closer to your idea.`,
};
