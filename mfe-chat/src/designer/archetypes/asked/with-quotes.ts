import type { Quote, Reading, SaidPart } from '../reading';
import type { PlannedScreen } from '../plan';

const partOf = ({ text, as }: Quote): SaidPart => ({
  as:
    as === 'button' || as === 'figure' || as === 'heading'
      ? as
      : as === 'tagline' || text.length < 40
        ? 'heading'
        : 'text',
  texts: [text],
});

/** Screens with the quoted texts that none of them shows yet: on the screen whose line quotes them, else on the first. */
export function withQuotes(
  screens: readonly PlannedScreen[],
  { quotes, screens: listed, brief }: Reading,
): PlannedScreen[] {
  const said = new Set([
    brief.name?.value ?? '',
    ...screens.flatMap(({ said: parts, title }) => [
      title,
      ...parts.flatMap(({ texts, values = [] }) => [...texts, ...values]),
    ]),
  ]);
  const left = quotes.filter(({ text }) => !said.has(text));
  const nameOf = ({ text }: Quote) =>
    listed.find(({ line, name }) => line.includes(text) || name.includes(text))?.name;
  return screens.map((screen) => {
    const own = left.filter((quote) => {
      const name = nameOf(quote);
      const isNamed = screens.some(({ title }) => title === name);
      return isNamed ? screen.title === name : screen.id === 'home';
    });
    return own.length === 0 ? screen : { ...screen, said: [...screen.said, ...own.map(partOf)] };
  });
}
