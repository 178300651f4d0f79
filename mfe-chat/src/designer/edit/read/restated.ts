import { framed } from './frames';
import type { Hand } from './hand';
import { tokensOf, typed, type Token } from './tokens';

interface Restated {
  tokens: readonly Token[];
  hand: Hand;
}

/** “Add a field for a bar chart” adds a chart, “a field for a field for mites” one field. */
function ownPart(text: string, spoken: Hand['spoken']): string | undefined {
  const tokens = tokensOf(text);
  const field = spoken.find(tokens, 'fieldword');
  const asked = field && spoken.find(tokens, 'indefinite', field.at + 1);
  if (!asked) return undefined;
  const behind = tokens.slice(asked.at + asked.length, asked.at + asked.length + 2);
  const isPart = spoken.named(behind, 'part').length > 0 || spoken.has(behind, 'fieldword');
  const verb = tokens.slice(0, field.at);
  return isPart && spoken.has(verb, 'add')
    ? `${typed(text, tokens.slice(0, spoken.lengthAt(tokens, 0, 'add')))} ${text.slice(tokens[asked.at]?.at)}`
    : undefined;
}

/** Rephrases requests as commands: “could the title be blue” as “the title should be blue”. */
export function* restated(tokens: readonly Token[], hand: Hand): Generator<Restated> {
  const { spoken } = hand;
  for (const [frame, order] of Object.entries(spoken.said.restated ?? {}))
    for (const slots of framed(spoken, frame, tokens)) {
      const text = order.replaceAll(/\{(\w+)\}/gu, (_, slot: string) => {
        const said = slots[slot] ?? [];
        const [only] = said;
        return said.length === 1 && only?.quote !== undefined
          ? `"${only.quote}"`
          : typed(hand.text, said);
      });
      const whole = ownPart(text, spoken) ?? text;
      yield { tokens: spoken.politely(tokensOf(whole)), hand: { ...hand, text: whole } };
    }
}
