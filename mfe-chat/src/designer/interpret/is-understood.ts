import { detections } from '../engine-data';
import type { KindContent } from '../../content/source';
import type { Brief } from './brief';
import { wordsOf } from './words';

/** The noun at the head of a sentence begins before this: “a personal budget tracker”. In UTF-16 units. */
const head = 24;
/** Says more of a thing that is named, and not what it is for. */
const clause =
  /^\W+(?:\w+\W+)?(?:that|which|who|called|named|counting)\b(?!.*\b(?:about|of|where|sells?|for (?:my|our|a|an|the|people|every))\b)/iu;

/**
 * Whether an English text names no noun of its own, so that curated content answers it: every word is a plain one or says
 * something that the Brief holds, or the text says more of its kind only: “a journal that asks for three lines a day”.
 *
 * @param brief its subject has been chosen
 */
export function isUnderstood(brief: Brief, { traits }: KindContent): boolean {
  const { text, language, kind, subject, trip, name, navigation, mode } = brief;
  if (language !== 'en' || kind.value === 'generic') return false;
  const isHead = kind.at >= 0 && kind.at < head && !traits?.anyThing;
  if (isHead && clause.test(text.slice(kind.at + kind.words.length))) return true;
  const plain = new Set(detections['en']?.words);
  const findings = [kind, subject, trip?.place, name, navigation, mode, brief.style].concat(
    brief.features,
    brief.excluded,
    brief.screens,
    brief.styles,
    brief.colors,
    brief.variants,
  );
  const spans = findings.flatMap((found) =>
    found && found.at >= 0 ? [[found.at, found.at + found.words.length] as const] : [],
  );
  return wordsOf(text).every(
    ({ at, end, plain: word }) =>
      plain.has(word) || /^\d+$/u.test(word) || spans.some(([from, to]) => at >= from && end <= to),
  );
}
