import type { AppDesign } from '../model/app-design';
import type { Component } from '../model/components';
import type { SingleOperation } from './operation';
import { stringsIn } from './texts';

type Part = keyof AppDesign;

/** Keys of a design that each kind of edit may change; the others keep their bytes. */
const mayChange: Readonly<Record<SingleOperation['op'], readonly Part[] | 'all'>> = {
  'component.add': ['screens'],
  'component.duplicate': ['screens'],
  'component.move': ['screens'],
  'component.remove': ['screens'],
  'component.replace': ['screens'],
  'component.role': ['screens'],
  'density.set': ['look'],
  'design.rename': ['name'],
  'design.set': 'all',
  'feature.remove': ['screens', 'tabs'],
  'language.set': ['language', 'direction', 'controls', 'name', 'domain', 'tabs', 'screens'],
  'layout.variant': ['layout'],
  'noun.rename': ['name', 'domain', 'tabs', 'screens'],
  'picture.set': ['screens'],
  'records.about': ['name', 'domain', 'start', 'tabs', 'screens'],
  'row.add': ['screens'],
  'row.edit': ['screens'],
  'row.move': ['screens'],
  'row.remove': ['screens'],
  'screen.add': ['screens', 'tabs'],
  'screen.duplicate': ['screens', 'tabs'],
  'screen.move': ['screens'],
  'screen.remove': ['screens', 'tabs', 'start'],
  'screen.rename': ['screens', 'tabs'],
  'start.set': ['screens', 'tabs', 'start'],
  'surface.set': ['look'],
  'tabs.set': ['screens', 'tabs'],
  'text.set': ['screens', 'quoted'],
  'theme.look': ['look'],
  'theme.mode': ['look'],
  'theme.palette': ['look'],
  'theme.radius': ['look'],
  'theme.role': ['look'],
  'theme.style': ['look'],
  'type.set': ['look'],
};

/** Edits that add, remove or move one thing and leave the rest of the screens unchanged. */
const ofOne = new Set<SingleOperation['op']>([
  'component.add',
  'component.duplicate',
  'component.move',
  'component.remove',
  'component.replace',
  'component.role',
  'picture.set',
  'row.add',
  'row.edit',
  'row.move',
  'row.remove',
  'screen.add',
  'screen.duplicate',
  'screen.move',
  'screen.remove',
  'start.set',
  'tabs.set',
  'text.set',
]);

const ofWords = new Set<SingleOperation['op']>([
  'noun.rename',
  'language.set',
  'screen.rename',
  'text.set',
]);

const bytes = (value: unknown) => JSON.stringify(value);
const partsOf = ({ screens }: AppDesign) => screens.flatMap(({ components }) => components);

/** Ignores indices of records and goods in actions: they follow when an item moves. */
const bare = (part: Component) =>
  JSON.stringify(part, (key, value: unknown) =>
    key === 'pick' || key === 'item' ? undefined : value,
  );

function named(before: AppDesign, operation: SingleOperation): Set<string> {
  const own = [
    'id' in operation ? operation.id : '',
    'component' in operation && typeof operation.component === 'string' ? operation.component : '',
  ];
  const screen = operation.op === 'screen.remove' ? operation.screen : '';
  const lost = before.screens.find(({ id }) => id === screen)?.components ?? [];
  const opened = partsOf(before).filter(({ type }) => type === 'detail');
  const isRow = operation.op.startsWith('row.') || operation.op === 'picture.set';
  return new Set([...own, ...[...lost, ...(isRow ? opened : [])].map(({ id }) => id)]);
}

const worksOn = (part: Component, ids: ReadonlySet<string>) =>
  [...stringsIn(part)].some(([, text]) => ids.has(text));

export function touchedBeyond(
  before: AppDesign,
  after: AppDesign,
  operation: SingleOperation,
): string[] {
  const allowed = mayChange[operation.op];
  if (allowed === 'all') return [];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])] as Part[];
  const others = keys.filter(
    (key) => !allowed.includes(key) && bytes(before[key]) !== bytes(after[key]),
  );
  const ids = named(before, operation);
  const now = new Map(partsOf(after).map((part) => [part.id, part]));
  const parts = ofOne.has(operation.op)
    ? partsOf(before).flatMap((part) => {
        const next = now.get(part.id);
        const isMeant = ids.has(part.id) || worksOn(part, ids) || leads(part, operation);
        return isMeant || (next && bare(next) === bare(part)) ? [] : [part.id];
      })
    : [];
  const words = ofWords.has(operation.op) ? shapeFaults(before, after) : [];
  return [...others, ...parts, ...words];
}

const leads = (part: Component, operation: SingleOperation) =>
  operation.op === 'screen.remove' && worksOn(part, new Set([operation.screen]));

/** Keys whose strings are visible although others of that name are ids: who made a track, the words of a pair. */
const visible = ['pairs', 'tracks'];

/** Keys whose strings are ids, not visible text. */
const names = new Set(['id', 'type', 'icon', 'do', 'to', 'as', 'picture', 'ground', 'list', 'by']);

function shapeFaults(before: AppDesign, after: AppDesign): string[] {
  const strings = ({ screens, tabs }: AppDesign) => [...stringsIn([screens, tabs])];
  const [was, is] = [strings(before), strings(after)];
  if (was.length !== is.length) return ['another number of texts'];
  return was.flatMap(([path, text], index) => {
    const [where, now] = is[index] ?? [[], ''];
    const key = String(path.at(-1));
    if (path.join() !== where.join()) return [path.join('.')];
    const isId = names.has(key) && !visible.some((each) => path.includes(each));
    return text !== now && isId ? [path.join('.')] : [];
  });
}
