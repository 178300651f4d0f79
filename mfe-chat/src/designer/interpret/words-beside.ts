import { detections } from '../engine-data';
import type { KindContent } from '../../content/source';
import type { Brief } from './brief';
import { wordsOf } from './words';

/** Quotes, lists of screens and “X for Y” say more than the Brief holds. */
const more = /["“”„«»「」『』\n;]|\b(?:for|of|like|between)\b|:\s/iu;
/** Matches what an app does, up to its verb: “a journal that asks for three lines”. */
const does = /^\W+(?:\w+\W+)?(?:that|which|who)\s+\S+/iu;

/** Returns words that curated content must show; undefined if the text needs a closer reading. */
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
