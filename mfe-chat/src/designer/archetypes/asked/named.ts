import { clip } from '../../compose/clip';
import { capitalise } from '../fill';
import type { Enumerated, Reading } from '../reading';
import type { Ingredients, Subject } from '../subject';
import { stemsIn } from './shown';
import type { Thing } from './things';

/**
 * Whose names the sentence lists: those of the subject (-1) or of a further thing become rows, all others are answers of a field.
 */
export function namedBy(
  { enumerated = [] }: Pick<Reading, 'enumerated'>,
  subject: Subject,
  things: readonly Thing[],
): { named: ReadonlyMap<number, readonly string[]>; choices: readonly Enumerated[] } {
  const named = new Map<number, readonly string[]>();
  const headOf = (phrase: string) => stemsIn(phrase).at(-1);
  const choices = enumerated.filter(({ holder, items }) => {
    if (holder === '') return true;
    const head = headOf(holder);
    const thing = things.findIndex(({ subject: { one } }) => headOf(one) === head);
    const at = headOf(subject.one) === head ? -1 : thing < 0 ? undefined : thing;
    // What a thing of its own is named by is no thing.
    if (at === undefined || named.has(at)) return true;
    named.set(at, items);
    return false;
  });
  return { named, choices: choices.slice(0, 2) };
}

/** What rows are made with: the names that the sentence gives. */
export const withNames = <Made extends Ingredients>(
  made: Made,
  names: readonly string[] | undefined,
): Made =>
  names === undefined
    ? made
    : {
        ...made,
        category: {
          ...made.category,
          titles: ['{name}'],
          titlesOfKinds: undefined,
          names: names.map((name) => capitalise(clip(name, 40), made.customs.language)),
        },
      };
