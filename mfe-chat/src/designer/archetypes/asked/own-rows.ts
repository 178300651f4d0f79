import type {
  AppLanguage,
  AppSource,
  CategoryContent,
  KnownRows,
} from '../../../content/app-language';
import { rowsGroup } from '../../../content/file-names';
import type { Subject } from '../subject';
import type { Field } from './facts';
import { kindOfFact } from './kind-of-fact';
import type { Thing } from './things';

export type Rows = KnownRows[string];

export async function rowsNamed(
  name: string,
  app: AppLanguage,
  content: AppSource,
): Promise<Rows | undefined> {
  const group = rowsGroup(name);
  const rows = app.rows?.[group] && (await content.rows(group, app));
  return rows && Object.hasOwn(rows, name) ? rows[name] : undefined;
}

const fieldsOf = ({ fields, rows }: Rows, app: AppLanguage): Field[] =>
  fields.map((label, at) => ({
    id: `fact-${at}`,
    label,
    values: rows.map((row) => row[at + 1] ?? ''),
    kind: kindOfFact(label, app),
  }));

export const holdingRows = (
  category: CategoryContent,
  found: Rows,
  app: AppLanguage,
): CategoryContent => ({
  ...category,
  is: found.is,
  icon: found.icon,
  titles: ['{name}'],
  titlesOfKinds: undefined,
  names: found.rows.map(([title = '']) => title),
  fields: fieldsOf(found, app),
  groupBy: 'fact-0',
  isSaid: true,
});

/** Facts that show what a record is about; with fewer, those of the category follow. */
const telling = 3;

/**
 * Returns the category of a noun with its facts; with its sample rows too, unless these are of another
 * noun (“bridge inspection”), may be of another field of life, or are fewer than `count`. `also`: what such apps keep besides.
 */
export async function withOwnRows(
  category: CategoryContent,
  { one, isWhole }: Pick<Subject, 'one' | 'isWhole'>,
  { count = 0, isAlone }: { count?: number | undefined; isAlone: boolean },
  app: AppLanguage,
  content: AppSource,
): Promise<Pick<Thing, 'category' | 'asked' | 'also'>> {
  const own = await rowsNamed(one, app, content);
  const found = own ?? (await rowsNamed(one.slice(one.lastIndexOf(' ') + 1), app, content));
  if (!found || (found.general === 'all' && !(own && isAlone))) return { category };
  const isOpen = own && (isAlone || !own.general);
  const also = isOpen ? own.with : undefined;
  // Kinds with pictures are rows of their own.
  if (
    isWhole &&
    category.titlesOfKinds &&
    Object.keys(category.pictures).length >= found.rows.length
  )
    return { category, also };
  const held = holdingRows(category, found, app);
  const { fields, icon, groupBy } = held;
  const rest = fields.length < telling ? category.fields : [];
  return {
    also,
    asked: fields.length,
    category: {
      ...(isOpen && count <= own.rows.length ? held : { ...category, icon, groupBy }),
      fields: [...fields, ...rest.filter(({ label }) => !found.fields.includes(label))],
    },
  };
}
