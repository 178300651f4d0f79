import type { AppDesign } from '../model/app-design';
import type { References } from '../model/component-spec';
import { type Component, componentSchema } from '../model/components';
import { sayIn } from '../model/controls';
import { rewrite } from './rewrite';

type Ids = ReadonlySet<string>;
type Parts = Record<string, unknown>;

const isGone = (value: unknown) =>
  typeof value === 'object' && value !== null && 'do' in value && value.do === 'gone';

const holdsNothing = (part: Parts) =>
  ['links', 'buttons'].some((key) => Array.isArray(part[key]) && part[key].length === 0);

/** Removes buttons and links without an action; rows and cards stay. */
function withoutDead(each: Parts): Parts | undefined {
  const dead = Object.keys(each).filter((key) => isGone(each[key]));
  if (dead.length === 0) return 'type' in each && holdsNothing(each) ? undefined : each;
  if (dead.includes('action') && !('title' in each) && !('picture' in each && 'height' in each))
    return undefined;
  const kept = Object.fromEntries(Object.entries(each).filter(([key]) => !dead.includes(key)));
  return 'type' in kept && holdsNothing(kept) ? undefined : kept;
}

/** Removes references to lost ids; undefined if nothing remains. `design` has the new first screen. */
export function unlinked(
  design: AppDesign,
  component: Component,
  lost: Ids,
  gone: Ids,
): Component | undefined {
  const cut = (isKept: boolean) =>
    rewrite(component, (each: Parts, named: References) => {
      const broken = Object.keys(named).filter((key) =>
        (named[key] === 'screen' ? gone : lost).has(String(each[key])),
      );
      // Adding still works without the screen that showed the list.
      if (each['do'] === 'add' && broken.length > 0 && broken.every((key) => key === 'to'))
        return { do: 'add', field: each['field'], list: each['list'] };
      if (broken.length > 0 && 'do' in each)
        return isKept ? { do: 'toggle', says: sayIn(design, 'Saved') } : { do: 'gone' };
      if (broken.length > 0 && !('type' in each)) return undefined;
      const own = Object.fromEntries(broken.map((key) => [key, design.start]));
      return withoutDead(broken.length > 0 ? { ...each, ...own } : each);
    }) as Component | undefined;
  const left = cut(false);
  if (left === component || left === undefined) return left;
  return componentSchema.safeParse(left).success ? left : cut(true);
}
