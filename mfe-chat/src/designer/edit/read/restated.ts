import { framed } from './frames';
import type { Hand } from './hand';
import { tokensOf, typed, type Token } from './tokens';

interface Restated {
  tokens: readonly Token[];
  hand: Hand;
}

/** The same wish as an order: “could the title be blue” is “the title should be blue”, “too many rows” is “fewer rows”. */
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
      yield { tokens: spoken.politely(tokensOf(text)), hand: { ...hand, text } };
    }
}
