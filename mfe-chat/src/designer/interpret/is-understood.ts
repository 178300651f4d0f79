import { detections } from '../engine-data';
import type { KindContent } from '../../content/source';
import type { Brief } from './brief';
import { wordsOf } from './words';

/** Quoted texts, lists of screens and “X for Y” say more than the Brief holds. */
const more = /["“”„«»「」『』\n;]|\b(?:for|of|like|with|between|including)\b|:\s/iu;

/**
 * Whether an English text names no noun of its own, so that curated content answers it: every word is a plain one or says
 * something that the Brief holds.
 *
 * @param brief its subject has been chosen
 */
export function isUnderstood(brief: Brief, { traits }: KindContent): boolean {
  const { text, language, kind, subject, trip, name, navigation, mode } = brief;
  if (language !== 'en' || kind.value === 'generic' || traits?.anyThing) return false;
  if (more.test(text)) return false;
  const plain = new Set(detections['en']?.words);
  const findings = [kind, subject, trip?.place, name, navigation, mode, brief.style].concat(
    brief.features,
    brief.excluded,
    brief.screens,
    brief.styles,
    brief.moods,
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
