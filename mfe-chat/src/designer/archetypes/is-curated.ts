import type { AppLanguage } from '../../content/app-language';
import type { KindContent } from '../../content/source';
import { byKind } from '../engine-data';
import type { Brief, Finding } from '../interpret/brief';
import { wordsOf } from '../interpret/words';
import type { Reading } from './reading';

/** A brief that is longer says more than a curated app can answer, in UTF-16 units. */
const longest = 420;
/**
 * Whether the curated content of a kind answers the sentence: it names nothing that this content is not about, and asks
 * for no mechanics, roles or screens of its own.
 */
export function isCurated(reading: Reading, kind: KindContent, app: AppLanguage): boolean {
  const { brief, subjects, screens, home, roles } = reading;
  const named = brief.kind;
  if (brief.language !== 'en' || reading.language !== 'en' || brief.text.length > longest)
    return false;
  if (reading.isAnalogy || screens.length > 1 || home.length > 0 || named.value === 'generic')
    return false;
  if (roles.some((role) => isUser(role, brief.text) && !isWithin(role, named))) return false;
  if (reading.archetypes[0]?.value === 'utility') return true;
  if (!suits(reading, app)) return false;
  const [subject] = subjects;
  if (!subject || isWithin(subject, named)) return true;
  return namesOf(brief, kind).has(lastSingular(subject.one));
}

/** Who holds the phone: at the head of the sentence, or after “for”. */
const isUser = ({ at }: Finding<string>, text: string): boolean =>
  /(?:\b(?:for|as)|^)\W*(?:\w+\W+){0,2}$/iu.test(text.slice(0, at));

const isWithin = (part: Finding<string>, whole: Finding<string>): boolean =>
  whole.at >= 0 &&
  part.at >= whole.at &&
  part.at + part.words.length <= whole.at + whole.words.length;

/** Whether the mechanics are those of the kind, or are named after it. */
function suits({ archetypes, brief: { kind } }: Reading, { signs }: AppLanguage): boolean {
  const [chosen] = archetypes;
  if (!chosen || chosen.at < 0 || (kind.at >= 0 && kind.at < chosen.at)) return true;
  const own = Object.keys(signs).filter((name) => (signs[name]?.kinds[kind.value] ?? 0) > 0);
  return own.length === 0 || own.includes(chosen.value);
}

/** The nouns that a kind and its chosen pack are about, in the singular. */
function namesOf({ subject, kind: { value } }: Brief, kind: KindContent): ReadonlySet<string> {
  const own = [
    ...('one' in kind ? [kind.one, kind.many] : []),
    ...('ownWords' in kind ? (kind.ownWords ?? []) : []),
    ...(kind.packs.find(({ name }) => name === subject?.value)?.words ?? []),
    ...(byKind.things[value] ?? []).map(({ one }) => one),
  ];
  return new Set(own.map(lastSingular));
}

/** “house plants” is about a plant. */
const lastSingular = (phrase: string): string => wordsOf(phrase).at(-1)?.single ?? '';
