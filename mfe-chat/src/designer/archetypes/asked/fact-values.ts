import type { KnownFields, KnownValue } from '../../../content/fact-values.schema';
import { fieldKey } from './field-key';

/** Words that a fact may contain without meaning: “what I fed them”, “the wind”. */
const small = /^(?:an?|the|my|our|its|how|what|which|is|was|i|we|it|of)$/u;

/** Looks up a fact; unless `isWhole`, also by the last words of its label, longest match first. */
export function knownFact(
  fact: string,
  fields: KnownFields,
  isWhole: boolean,
): KnownValue | undefined {
  const all = fact.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? [];
  const words = all.filter((word) => !small.test(word));
  // “Boat name” is the name of a boat.
  if (words.length > 1 && words.at(-1) === 'name') words.pop();
  const starts = isWhole ? [0] : [...words.keys()];
  const found = starts
    .map((start) => fieldKey(words.slice(start).join(' ')))
    .find((key) => Object.hasOwn(fields, key));
  return found === undefined ? undefined : fields[found];
}
