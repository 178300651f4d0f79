import type { AppLanguage, ArchetypeContent } from '../../../content/app-language';
import type { Reading, SubjectReading } from '../reading';
import type { FactKind } from './fact-kinds';
import { kindOfFact } from './kind-of-fact';
import { isPerson } from './missing';
import { stemsIn } from './shown';

export const mostThings = 3;
export const mostListed = 5;

/** Always facts of a record, even if the noun is known: pictures before and after. */
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

export const isSeveral = (noun: SubjectReading): boolean => !isPerson(noun) && isPlural(noun);

/** “flower rota” names a thing of its own; “verse attached” does not. */
const isNamed = ({ one }: SubjectReading): boolean => / \S*(?<!ed)$/u.test(one);

export const isMeasure = ({ category }: SubjectReading): boolean => category === 'health-measures';

/** Returns nouns with records of their own: not facts, users, unknown nouns or the records of the archetype. */
export function keptIn(
  { things, roles, brief, subjects }: Pick<Reading, 'things' | 'roles' | 'brief' | 'subjects'>,
  { texts }: Pick<AppLanguage, 'texts'>,
  { noun }: ArchetypeContent['phrases'],
): SubjectReading[] {
  // “My sewing machines: a sheet for each machine” names the machines twice.
  const subject = subjects[0]?.one ?? '';
  const own = [noun?.one, subject].map((one) => stemsIn(one ?? '').at(-1));
  return things
    .filter((thing) => {
      const kind = kindOfFact(thing.one, { texts });
      // “Owners and visits” are records; “the owner” is a fact of a record.
      const isFact =
        kind !== undefined &&
        !(kind === 'person' && isPlural(thing)) &&
        (thing.category === undefined || onlyFacts.has(kind));
      // “Keep track of dogs, owners and visits”: people in a list are records, even if they use the app.
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
        !own.includes(stemsIn(thing.one).at(-1)) &&
        // “Beehives” are the hives.
        !(subject.length > 3 && thing.one.endsWith(subject))
      );
    })
    .slice(0, mostThings);
}
