import type { Part } from '../../../content/archetype.schema';
import type { AppLanguage, AppSource, CategoryContent } from '../../../content/app-language';
import { capitalise } from '../fill';
import { singularOf } from '../read/noun-phrases';
import type { ListedPart } from '../reading';
import { holdingRows, rowsNamed, type Rows } from './own-rows';
import { inTime } from './shown';
import type { Thing } from './things';

/** Finds sample rows by the whole title, else by the noun or its last words. */
async function rowsOf(
  { title, noun: { one, category, known } }: Pick<ListedPart, 'title' | 'noun'>,
  isOfParts: boolean,
  app: AppLanguage,
  content: AppSource,
): Promise<Rows | undefined> {
  const last = one.split(' ');
  const whole = singularOf(title.toLowerCase());
  // “School visits” are more than visits, but any rows beat none; the head of “prop list” says nothing of its rows.
  const head = whole.split(' ').at(-1) ?? '';
  const { containers = [], generic } = app.grammar;
  const isOpen = isOfParts ? known?.one !== one : category === undefined;
  const ends =
    isOpen && ![...containers, ...generic].includes(head)
      ? [last.slice(-2).join(' '), head, last.at(-1) ?? '']
      : [];
  for (const name of [whole, one, ...ends]) {
    const rows = await rowsNamed(name, app, content);
    if (rows) return rows;
  }
  return undefined;
}

const toTick =
  /(?:checklist|to-?dos?|tasks|homework|assignments|chores|(?:shopping|packing|kit|grocery|bucket) list)$/iu;

const partsFor =
  ({ is, rows }: Rows, title: string): NonNullable<Thing['parts']> =>
  (go, add) => {
    if (toTick.test(title)) return [{ part: 'checklist', of: 'records', note: ['first'] }, add];
    const groups = new Set(rows.map(([, group]) => group)).size;
    const top: Part[] =
      is === 'place'
        ? [{ part: 'map', of: 'records', height: 240, go }]
        : inTime.test(title)
          ? [{ part: 'calendar', of: 'records' }]
          : [
              { part: 'search' },
              ...(groups * 2 <= rows.length + 2 ? [{ part: 'filters', by: 'group' } as const] : []),
            ];
    const lead = is === 'person' ? 'initials' : 'icon';
    return [
      ...top,
      { part: 'list', of: 'records', note: ['first'], value: 'second', lead, go },
      add,
    ];
  };

export async function withRows(
  category: CategoryContent,
  part: Pick<ListedPart, 'title' | 'noun'>,
  isOfParts: boolean,
  app: AppLanguage,
  content: AppSource,
): Promise<Pick<Thing, 'category' | 'label' | 'parts'> | undefined> {
  const found = await rowsOf(part, isOfParts, app, content);
  if (!found) return undefined;
  return {
    // “Workout tracking” is about workouts.
    label:
      part.title.endsWith('ing') && part.title.toLowerCase().startsWith(`${part.noun.one} `)
        ? capitalise(part.noun.many, app.code)
        : undefined,
    parts: partsFor(found, part.title),
    category: holdingRows(category, found, app),
  };
}
