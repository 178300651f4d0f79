import { componentTypes, exampleOf } from '../components/example-designs';
import { floating } from '../components/drawing.generated';
import type { AppDesign, Screen } from '../model/app-design';
import type { Named, References } from '../model/component-spec';
import { componentSchema, type Component, type ComponentType } from '../model/components';
import { bounds } from '../model/limits';
import { needsOf } from '../model/references';
import { inOwnWords } from './own-words';
import { rewrite } from './rewrite';

export interface OfferedPart {
  type: ComponentType;
  component: Component;
  isOwn: boolean;
}

/** Components with a subject of their own, which other texts cannot replace. */
const ownSubject = new Set<ComponentType>([
  'banner',
  'camera',
  'converter',
  'cover',
  'formula',
  'onboarding',
  'phrases',
  'promo',
  'run-map',
  'scene',
  'weather',
]);
const heads = new Set<ComponentType>(['header', 'top-bar', 'cover', 'banner', 'scene']);

/** Points references to components of this screen; undefined if one is missing. */
function workingHere(component: Component, screen: Screen): Component | undefined {
  let isLost = false;
  const here = (of: Named | References | undefined) =>
    Array.isArray(of)
      ? screen.components.find(({ type }) => (of as readonly string[]).includes(type))?.id
      : undefined;
  const part = rewrite(component, (each, named) => {
    if (!('type' in each) || 'do' in each) return each;
    const own = Object.entries(named).flatMap(([key, of]) => {
      if (!Array.isArray(of) || typeof each[key] !== 'string') return [];
      const id = here(of);
      isLost ||= id === undefined;
      return id === undefined ? [] : [[key, id] as const];
    });
    return own.length === 0 ? each : { ...each, ...Object.fromEntries(own) };
  }) as Component;
  return isLost ? undefined : part;
}

export function offeredPart(
  design: AppDesign,
  screen: Screen,
  type: ComponentType,
): OfferedPart | undefined {
  const own = design.screens
    .filter(({ id }) => id !== screen.id)
    .flatMap(({ components }) => components)
    .find((each) => each.type === type);
  const made = own ?? (ownSubject.has(type) ? undefined : inOwnWords(design, exampleOf(type)));
  const component = made && (needsOf(made).length > 0 ? workingHere(made, screen) : made);
  if (!component || !componentSchema.safeParse(component).success) return undefined;
  return { type, component, isOwn: own !== undefined };
}

/** Components of this design come first. A screen has one head and one floating part; rows open `detail`. */
export function offeredParts(
  design: AppDesign,
  screen: Screen,
  instead?: Component,
): OfferedPart[] {
  const others = screen.components.filter(({ id }) => id !== instead?.id);
  if (others.length >= bounds.components) return [];
  const has = (types: ReadonlySet<string>) => others.some(({ type }) => types.has(type));
  const parts = componentTypes
    .filter((type) => !(heads.has(type) && has(heads)) && !(floating.has(type) && has(floating)))
    .filter((type) => type !== instead?.type && type !== 'detail')
    .flatMap((type) => offeredPart(design, { ...screen, components: others }, type) ?? []);
  return parts.toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn));
}
