import { detections } from '../engine-data';
import type { KindContent } from '../../content/source';
import type { Brief } from './brief';
import { wordsOf } from './words';

/** Quoted texts, lists of screens and “X for Y” say more than the Brief holds. */
const more = /["“”„«»「」『』\n;]|\b(?:for|of|like|between)\b|:\s/iu;
/** What the app of a kind does: “a journal that asks for three lines”. Ends with its verb. */
const does = /^\W+(?:\w+\W+)?(?:that|which|who)\s+\S+/iu;

/**
 * What an English text says beside its kind and what the Brief holds, where that is only what the app does: undefined where
 * the text needs to be read closer.
 *
 * @param brief its subject has been chosen
 * @returns words that curated content has to show, none where every word is a plain one or one that the Brief holds
 */
export function wordsBeside(brief: Brief, { traits }: KindContent): readonly string[] | undefined {
  const { text, language, kind, subject, trip, name, navigation, mode } = brief;
  if (language !== 'en' || kind.value === 'generic') return undefined;
  if (more.test(text)) return undefined;
  const plain = new Set(detections['en']?.words);
  const findings = [kind, subject, trip?.place, name, navigation, mode, brief.style].concat(
    brief.features,
    brief.excluded,
    brief.styles,
    brief.moods,
    brief.colors,
  );
  const spans = findings.flatMap((found) =>
    found && found.at >= 0 ? [[found.at, found.at + found.words.length] as const] : [],
  );
  const end = kind.at + kind.words.length;
  const clause = kind.at < 0 || traits?.anyThing ? undefined : does.exec(text.slice(end))?.[0];
  const verbEnd = end + (clause?.length ?? 0);
  const beside = wordsOf(text).filter(
    ({ at, end: to, plain: word }) =>
      !plain.has(word) &&
      !/^\d+$/u.test(word) &&
      !(clause && at >= end && to <= verbEnd) &&
      !spans.some(([from, until]) => at >= from && to <= until),
  );
  const isClause = clause !== undefined && beside.every(({ at }) => at >= verbEnd);
  return beside.length === 0 || isClause ? beside.map(({ plain: word }) => word) : undefined;
}
