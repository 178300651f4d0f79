import type { AppDesign, Screen } from '../../model/app-design';
import type { Component } from '../../model/components';
import { stringsIn } from '../texts';

/** Pairs the texts of one app that was generated twice. */
export function textPairs(
  before: Pick<AppDesign, 'screens' | 'tabs'>,
  after: Pick<AppDesign, 'screens' | 'tabs'>,
): Map<string, string> {
  const pairs = new Map<string, string>();
  const pair = (from: unknown, to: unknown) => {
    const texts = new Map([...stringsIn(to)].map(([path, text]) => [path.join('.'), text]));
    for (const [path, text] of stringsIn(from)) {
      const other = texts.get(path.join('.'));
      if (other !== undefined && other !== text && !pairs.has(text)) pairs.set(text, other);
    }
  };
  for (const screen of before.screens) {
    const other = after.screens.find(({ id }) => id === screen.id);
    if (!other) continue;
    pair({ name: screen.name }, { name: other.name });
    for (const component of screen.components)
      pair(
        component,
        other.components.find(({ id, type }) => id === component.id && type === component.type),
      );
  }
  for (const tab of before.tabs)
    pair({ label: tab.label }, { label: after.tabs.find(({ to }) => to === tab.to)?.label });
  return pairs;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Tells whether most of a design is still as generated. */
export const isLike = (design: AppDesign, made: AppDesign): boolean => {
  const known = new Set(made.screens.map(({ id }) => id));
  const alike = design.screens.filter(({ id }) => known.has(id));
  const parts = new Set(
    made.screens.flatMap(({ components }) => components.map(({ type, id }) => `${type} ${id}`)),
  );
  const all = design.screens.flatMap(({ components }) => components);
  return (
    alike.length * 2 > design.screens.length &&
    all.filter(({ type, id }) => parts.has(`${type} ${id}`)).length * 3 > all.length * 2
  );
};

/** Applies the differences between two generated apps to a design; keeps changes of the visitor. */
export function carriedOver(design: AppDesign, before: AppDesign, after: AppDesign) {
  const pairs = textPairs(before, after);
  const partsOf = ({ screens }: AppDesign) =>
    new Map(
      screens.flatMap(({ components }) => components.map((part) => [part.id, part] as const)),
    );
  const [was, is] = [partsOf(before), partsOf(after)];
  const part = (component: Component): Component => {
    const [old, next] = [was.get(component.id), is.get(component.id)];
    if (old && next && next.type === component.type && isSame(old, component)) return next;
    return reworded(component, pairs);
  };
  const screens = design.screens.map((screen): Screen => ({
    ...screen,
    name: pairs.get(screen.name) ?? screen.name,
    components: screen.components.map(part),
  }));
  const tabs = design.tabs.map((tab) => ({
    ...tab,
    label: (pairs.get(tab.label) ?? tab.label).slice(0, 80),
  }));
  return { screens, tabs };
}

const keys = new Set([
  'id',
  'type',
  'to',
  'do',
  'list',
  'field',
  'icon',
  'picture',
  'as',
  'arrangement',
]);

export function reworded<Value>(value: Value, pairs: ReadonlyMap<string, string>): Value {
  const change = (each: unknown, key?: string): unknown => {
    if (typeof each === 'string')
      return key !== undefined && keys.has(key) ? each : (pairs.get(each) ?? each);
    if (Array.isArray(each)) return each.map((item) => change(item, key));
    if (typeof each !== 'object' || each === null) return each;
    return Object.fromEntries(
      Object.entries(each).map(([name, item]) => [name, change(item, name)]),
    );
  };
  return change(value) as Value;
}
