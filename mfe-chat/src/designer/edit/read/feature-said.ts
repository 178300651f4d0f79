import type { FeatureName } from '../../interpret/features';
import { readFeatures } from '../../interpret/read-features';
import { wordsOf } from '../../interpret/words';
import { isFeature } from './donor';
import type { Hand } from './hand';
import { bared } from './names';
import { endsNoun } from './row-becomes';
import { typed, type Token } from './tokens';

export function featureSaid(said: readonly Token[], hand: Hand): FeatureName | undefined {
  const { spoken, text, lexicons } = hand;
  const whole = bared(said, hand);
  const [part] = spoken.named(whole, 'part').filter(({ name }) => isFeature(name));
  if (part && isFeature(part.name)) return part.name;
  return askedIn(whole, { text, lexicons })?.value;
}

export const partFeature = (said: readonly Token[], hand: Hand): FeatureName | undefined => {
  const whole = bared(said, hand);
  const [part] = hand.spoken.named(whole, 'part').filter(({ name }) => isFeature(name));
  return part?.length === whole.length && isFeature(part.name) ? part.name : undefined;
};

function askedIn(whole: readonly Token[], { text, lexicons }: Pick<Hand, 'text' | 'lexicons'>) {
  const said = typed(text, whole);
  return readFeatures(said, wordsOf(said), [], lexicons).asked[0];
}

const beside = [
  'the',
  'emptyhead',
  'more',
  'partword',
  'app',
  'it',
  'people',
  'with',
  'on',
  'doing',
] as const;

/** Requires that the words name nothing else: “broken strings” does not ask for a chart. */
export function wholeFeature(said: readonly Token[], hand: Hand): FeatureName | undefined {
  const { spoken, text } = hand;
  const whole = bared(said, hand);
  const feature = featureSaid(whole, hand);
  const [first] = whole;
  if (!feature || !first) return undefined;
  const found = askedIn(whole, hand);
  const from = text.indexOf(typed(text, whole), first.at) + (found?.at ?? 0);
  const isFound = ({ at, end }: Token) =>
    found !== undefined &&
    found.value === feature &&
    at >= from &&
    end <= from + found.words.length;
  const left = whole.filter((token) => !isFound(token) && !endsNoun([token], hand));
  return spoken.rest(left, ...beside, `part:${feature}`).length === 0 ? feature : undefined;
}
