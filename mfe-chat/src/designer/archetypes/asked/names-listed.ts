import type { Reading, SubjectReading } from '../reading';
import { isProper } from './collections';

/** In these, listed names are of people; in others, of the records. */
const ofPeople: ReadonlySet<string> = new Set([
  'bedside',
  'board',
  'checklist',
  'club',
  'lesson',
  'network',
  'queue',
  'shifts',
  'split',
]);

/** “it’s Maya, …”, “three beaches: Croyde, …”, “we are …” */
const introduced = /(?::|['’]s|\b(?:are|is|called|named|namely)|\b(?:flat|house|family),)\s*$/iu;
const known =
  /\b(?:\p{L}+day|French|Spanish|German|English|Italian|January|February|March|April|June|July|August|\p{L}+ber)\b/iu;
const betweenNames = /,? (?=\p{Ll}|&)\S+ |, /u;

/** Names of people, places or things, without words that the reader knows: “Home, Map and Profile”. */
function namesIn(
  { brief, subjects, things, parts = [], screens, tabs }: Reading,
  pattern: RegExp,
): string[] {
  const run = brief.language === 'de' ? null : pattern.exec(brief.text);
  if (!run || screens.length > 1 || tabs.length > 0) return [];
  // “We open Monday, Tuesday and Friday”, “I teach French and Spanish” name no people.
  if (!introduced.test(brief.text.slice(0, run.index)) || known.test(run[0])) return [];
  const isInside = ({ at }: { at: number }) => at >= run.index && at < run.index + run[0].length;
  const nouns = [...subjects, ...things, ...parts.map(({ at, noun }) => ({ ...noun, at }))];
  const isKnown =
    nouns.some((noun) => isInside(noun) && noun.category !== undefined) ||
    brief.features.some(isInside);
  return isKnown ? [] : run[0].split(betweenNames);
}

/**
 * A list of names is no list of subjects: “a student house, it’s Maya, Tom, Ife and Jonas”.
 * @returns the reading without them, and the names if they are of people
 */
export function withNames(
  reading: Reading,
  pattern: RegExp,
): { reading: Reading; names: readonly string[] } {
  const { brief, listed, archetypes } = reading;
  const names = namesIn(reading, pattern);
  const parts = (reading.parts ?? []).filter(
    ({ at, title, noun, within, isAct }) =>
      !names.includes(title) &&
      (within.length > 0 || isAct || !isProper({ at, category: noun.category }, brief)),
  );
  const isName = (noun: SubjectReading) =>
    names.includes(noun.words) || (!/\s/u.test(noun.one) && isProper(noun, brief));
  const own = reading.subjects.filter((noun) => !isName(noun));
  const subjects = own.length > 0 ? own : reading.subjects;
  const arePeople = ofPeople.has(archetypes[0]?.value ?? '');
  const areRows = names.length > 0 && !arePeople && !listed && parts.length === 0;
  return {
    reading: {
      ...reading,
      subjects,
      parts,
      things: reading.things.filter((noun) => !names.includes(noun.words)),
      ...(areRows ? { listed: { as: 'rows', items: names } } : {}),
    },
    names: arePeople ? names : [],
  };
}
