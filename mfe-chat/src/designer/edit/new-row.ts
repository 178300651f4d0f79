import { componentTexts } from '../components/texts.generated';
import type { AppDesign } from '../model/app-design';
import { type Component, componentSchema } from '../model/components';
import type { Texts } from '../model/component-parts';
import { valueAt, withValue } from './at-path';
import type { RowList } from './rows';

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Placeholder for values that nobody has given. */
const unwritten = '–';

const own = new Set([
  'note',
  'value',
  'text',
  'facts',
  'picture',
  'action',
  'at',
  'badge',
  'on',
  'done',
  'progress',
  'choices',
]);

export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((each) => [...each][0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase() || unwritten;

const nameIn = (row: Fields): string => {
  const name = row['title'] ?? row['name'] ?? row['label'];
  return typeof name === 'string' ? name : '';
};

/** Copies the style of the neighbour's lead, but not its picture. */
function leadLike(lead: unknown, row: Fields): unknown {
  if (!isFields(lead)) return undefined;
  return lead['as'] === 'icon' || lead['as'] === 'pill'
    ? lead
    : { as: 'initials', text: initialsOf(nameIn(row)) };
}

function missingKeys({ component, path, items }: RowList, row: Fields): string[] {
  const at = items.length;
  const { error } = componentSchema.safeParse(withValue(component, path, [...items, row]));
  return (error?.issues ?? []).flatMap((issue) => {
    const [place, key] = issue.path.slice(path.length);
    return place === at && typeof key === 'string' && !Object.hasOwn(row, key) ? [key] : [];
  });
}

const textsAt = (component: Component, path: RowList['path']): number | Texts | undefined =>
  valueAt(
    componentTexts[component.type],
    path.filter((key) => typeof key === 'string'),
  ) as number | Texts | undefined;

/** Fills required keys: styles copy the neighbour, content stays open. */
export function newRow(list: RowList, at: number, row: Fields): Fields {
  const neighbour = list.items[at] ?? list.items.at(-1);
  if (!isFields(neighbour)) return row;
  const texts = textsAt(list.component, list.path);
  const alike = Object.entries(neighbour).filter(
    ([key, value]) => !own.has(key) && typeof value !== 'string' && key !== 'lead',
  );
  const lead = leadLike(neighbour['lead'], row);
  const group = neighbour['group'];
  const begun: Fields = {
    ...Object.fromEntries(alike),
    ...(lead === undefined ? {} : { lead }),
    ...(group === undefined ? {} : { group }),
    ...row,
  };
  const filled = missingKeys(list, begun).map((key) => {
    const isText = typeof texts === 'object' && typeof texts[key] === 'number';
    if (key === 'initials') return [key, initialsOf(nameIn(begun))];
    if (typeof neighbour[key] === 'boolean') return [key, false];
    return [key, isText ? unwritten : neighbour[key]];
  });
  return { ...begun, ...(Object.fromEntries(filled) as Fields) };
}

/** Returns the record that a row opens, if it is about the same thing. */
export function recordOf(design: AppDesign, row: unknown) {
  const action = isFields(row) ? row['action'] : undefined;
  if (!isFields(row) || !isFields(action) || action['do'] !== 'go') return undefined;
  const [to, pick] = [action['to'], action['pick']];
  const detail = design.screens
    .find(({ id }) => id === to)
    ?.components.find((part) => part.type === 'detail');
  if (detail?.type !== 'detail' || typeof pick !== 'number') return undefined;
  const record = detail.records[pick];
  return record && record.title === row['title'] ? { detail, record, pick } : undefined;
}
