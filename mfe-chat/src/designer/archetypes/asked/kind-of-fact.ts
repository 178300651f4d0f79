import { stemOf } from '../../interpret/words';
import type { Ingredients } from '../subject';
import { factKinds, type FactKind } from './fact-kinds';
import { stemsIn } from './shown';

/** Returns the kind of a fact, by its last known word: a “pick-up date” is a date. */
export function kindOfFact(
  fact: string,
  { texts }: Pick<Ingredients, 'texts'>,
): FactKind | undefined {
  const said = fact.toLowerCase();
  const stems = stemsIn(fact);
  const isPhrase = (word: string) => word.includes(' ') || /[^\p{ASCII}]/u.test(word);
  const phrase = factKinds.find((kind) =>
    texts.facts[kind]?.some(
      (word) =>
        isPhrase(word) &&
        (said.includes(word) || stemsIn(word).every((stem) => stems.includes(stem))),
    ),
  );
  if (phrase) return phrase;
  for (const stem of stems.toReversed()) {
    const kind = factKinds.find((each) =>
      texts.facts[each]?.some((word) => !isPhrase(word) && stemOf(word) === stem),
    );
    if (kind) return kind;
  }
  return undefined;
}
