import type { AskedLook } from './asked-look';

const listed = (words: readonly string[]) => words.join(', ').replace(/, ([^,]*)$/, ' and $1');

/** The look that was asked for; without one, or where the sentence names it, the style of the reply. */
export function lookIn(style: string, { looks, colors = [] }: AskedLook): string {
  const asked = new Set(looks);
  const isStyleAsked = asked.delete(style.toLowerCase());
  const [first] = asked;
  const parts = [
    first && `with a${/^[aeiou]/.test(first) ? 'n' : ''} ${listed([...asked])} look`,
    colors[0] && `in ${listed(colors)}`,
  ].filter(Boolean);
  if (isStyleAsked || !parts[0]) parts.unshift(`in the ${style} style`);
  return parts.join(' ');
}

/** What Appling says of a new app. */
export const replies = {
  drawn: (name: string, look: string, screens: number) =>
    `Here is ${name}, ${look}: ${screens} screens, and all of them work. Tap the phone to look around.`,
  unknown: (name: string, look: string, screens: number) =>
    `Here is ${name}, ${look}: ${screens} screens to begin with. Tell me more about what it is for and I will draw it closer to your idea.`,
};
