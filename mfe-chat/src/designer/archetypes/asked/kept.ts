import type { AppLanguage, ArchetypeContent } from '../../../content/app-language';
import type { Reading, SubjectReading } from '../reading';
import type { FactKind } from './fact-kinds';
import { kindOfFact } from './kind-of-fact';
import { isPerson } from './missing';
import { stemsIn } from './shown';

/** Most further things that get a screen of their own. */
export const mostThings = 3;
/** Most where a list names them. */
export const mostListed = 5;

/** What is always a fact of a record, whatever else the noun may be: pictures before and after. */
const onlyFacts: ReadonlySet<FactKind> = new Set([
  'address',
  'date',
  'duration',
  'email',
  'link',
  'note',
  'phone',
  'photo',
  'time',
]);

const isPlural = ({ one, many, words }: SubjectReading): boolean =>
  one !== many && words.toLowerCase().endsWith(many.toLowerCase());

/** The sentence speaks of several: “songs”, whose plural is its own. */
export const isSeveral = (noun: SubjectReading): boolean => !isPerson(noun) && isPlural(noun);

/** “flower rota”: two words name a thing that is kept; “verse attached” does not. */
const isNamed = ({ one }: SubjectReading): boolean => / \S*(?<!ed)$/u.test(one);

/** A weight, a pulse: kept of a record, whatever its mechanics. */
export const isMeasure = ({ category }: SubjectReading): boolean => category === 'health-measures';

/**
 * Nouns that the app keeps besides its subject: neither facts of a record, nor those who use it, nor one of a sort that nobody
 * knows, nor what the mechanics call their records themselves.
 */
export function keptIn(
  { things, roles, brief, subjects }: Pick<Reading, 'things' | 'roles' | 'brief' | 'subjects'>,
  { texts }: Pick<AppLanguage, 'texts'>,
  { noun }: ArchetypeContent['phrases'],
): SubjectReading[] {
  // “My sewing machines: a sheet for each machine” has one sort of them.
  const own = [noun?.one, subjects[0]?.one].map((one) => stemsIn(one ?? '').at(-1));
  return things
    .filter((thing) => {
      const kind = kindOfFact(thing.one, { texts });
      // “Owners and visits” are kept; “the owner” is kept of a record.
      const isFact =
        kind !== undefined &&
        !(kind === 'person' && isPlural(thing)) &&
        (thing.category === undefined || onlyFacts.has(kind));
      // “Keep track of dogs, owners and visits”: where a list names people they are kept, whatever else they do.
      const isUser =
        isPerson(thing) && roles.some(({ value, at }) => value === thing.one && at !== thing.at);
      const isOne =
        brief.language === 'en' &&
        (isPerson(thing) || (thing.category === undefined && !isNamed(thing))) &&
        !isPlural(thing);
      return (
        !isFact &&
        !isUser &&
        !isOne &&
        !isMeasure(thing) &&
        !own.includes(stemsIn(thing.one).at(-1))
      );
    })
    .slice(0, mostThings);
}
