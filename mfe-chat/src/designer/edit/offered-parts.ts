import { componentTypes, exampleOf } from '../components/example-designs';
import { floating } from '../components/drawing.generated';
import type { AppDesign, Screen } from '../model/app-design';
import type { Named, References } from '../model/component-spec';
import { componentSchema, type Component, type ComponentType } from '../model/components';
import { bounds } from '../model/limits';
import { needsOf } from '../model/references';
import { inOwnWords } from './own-words';
import { rewrite } from './rewrite';

/** A component that a screen can take. */
export interface OfferedPart {
  type: ComponentType;
  component: Component;
  /** It stands elsewhere in the design. */
  isOwn: boolean;
}

/** About something of its own that no other words can say. */
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

/** The component with what it works on named as it is on the screen; undefined where the screen has nothing for it. */
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

/** A component of a type for a screen; undefined where it does not fit there. */
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

/**
 * The components that a screen can take, those first that the design has elsewhere. A screen has one head, and one part that
 * floats above it. `detail` is none of them: it shows what a row opens.
 *
 * @param instead the component that gives way
 */
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
