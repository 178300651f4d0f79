import type { KnownFields, KnownValue } from '../../../content/fact-values.schema';
import { fieldKey } from './field-key';

/** Words that only join: “what I fed them”, “the wind”. */
const small = /^(?:an?|the|my|our|its|how|what|which|is|was|i|we|it|of)$/u;

/**
 * What the list of fields knows of one.
 *
 * @param fact its label, as typed
 * @param isWhole all its words are looked up; else those at its end, the most of them first
 */
export function knownFact(
  fact: string,
  fields: KnownFields,
  isWhole: boolean,
): KnownValue | undefined {
  const all = fact.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? [];
  const words = all.filter((word) => !small.test(word));
  // “Boat name” is what boats are called.
  if (words.length > 1 && words.at(-1) === 'name') words.pop();
  const starts = isWhole ? [0] : [...words.keys()];
  const found = starts
    .map((start) => fieldKey(words.slice(start).join(' ')))
    .find((key) => Object.hasOwn(fields, key));
  return found === undefined ? undefined : fields[found];
}
