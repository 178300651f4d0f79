import { composeDesign } from '../compose/compose-design';
import { featuresReachable } from '../compose/reach';
import type { Brief } from '../interpret/brief';
import type { FeatureName } from '../interpret/features';
import { kindNames, type KindName } from '../interpret/kinds';
import { bounds, type AppDesign, type Screen } from '../model/app-design';
import type { Component } from '../model/components';
import { vocabularyOf } from '../model/vocabulary';
import { freeId } from './free-id';

const frame = new Set(['header', 'top-bar', 'section', 'cover', 'links', 'floating-button']);

const isKind = (name: string): name is KindName => (kindNames as readonly string[]).includes(name);

const seedOf = (text: string) =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);

/** An app of the same kind that has the feature: where its screen is borrowed from. */
function donorOf(design: AppDesign, feature: FeatureName): AppDesign {
  const brief: Brief = {
    text: design.idea,
    language: design.language,
    direction: design.direction,
    kind: { value: isKind(design.kind) ? design.kind : 'generic', words: '', at: -1 },
    name: { value: design.name, words: '', at: -1 },
    entities: [],
    features: [{ value: feature, words: '', at: -1 }],
    excluded: [],
    screens: [],
    navigation: undefined,
    mode: undefined,
    styles: [],
    colors: [],
    counts: {},
    seed: seedOf(design.idea),
  };
  return composeDesign(brief);
}

/** Changes every object in a value; `undefined` takes it out of its list or its place. */
function rewrite(value: unknown, change: (each: Record<string, unknown>) => unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((each) => rewrite(each, change)).filter((each) => each !== undefined);
  }
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value)
    .map(([key, each]) => [key, rewrite(each, change)] as const)
    .filter(([, each]) => each !== undefined);
  return change(Object.fromEntries(parts));
}

/** Adds a screen with the feature, and a way to it. What was there stays as it is. */
export function addFeature(design: AppDesign, feature: FeatureName): AppDesign {
  if (featuresReachable(design).features.has(feature)) return design;
  if (design.screens.length >= bounds.screens) return design;
  const donor = donorOf(design, feature);
  const has = ({ components }: Screen) =>
    components.some(({ type }) => vocabularyOf[type] === feature);
  const from =
    donor.screens.find((screen) => screen.id !== 'home' && has(screen)) ?? donor.screens.find(has);
  if (!from) return design;
  const wanted = new Set<string>([feature]);
  const lists = from.components.flatMap((part) =>
    vocabularyOf[part.type] === feature && 'list' in part ? [part.list] : [],
  );
  const parts = from.components.filter(
    ({ type, id }) => wanted.has(vocabularyOf[type]) || lists.includes(id),
  );
  const id = freeId(design, feature);
  const names = new Map<string, string>();
  const taken = new Set([id]);
  for (const part of parts) {
    const name = freeId(design, part.id, taken);
    taken.add(name);
    names.set(part.id, name);
  }
  const known = new Set(design.screens.map((screen) => screen.id));
  const renamed = rewrite(parts, (each) => {
    if (each['do'] === 'add' || each['do'] === 'put')
      return { do: 'toggle', says: 'Saved', off: 'Not saved' };
    if (each['do'] === 'go' && !known.has(String(each['to'])))
      return { do: 'go', to: design.start };
    const own = { ...each };
    if (typeof own['id'] === 'string') own['id'] = names.get(own['id']) ?? own['id'];
    if (typeof own['list'] === 'string') own['list'] = names.get(own['list']) ?? own['list'];
    if (own['type'] === 'login' || own['type'] === 'onboarding') own['to'] = design.start;
    return own;
  }) as Component[];
  const label = donor.tabs.find(({ to }) => to === from.id)?.label ?? from.name;
  const icon = donor.tabs.find(({ to }) => to === from.id)?.icon ?? 'star';
  const hasTab = design.tabs.length > 0 && design.tabs.length < bounds.tabs;
  const isHome = from.id === 'home';
  const title = isHome ? feature.slice(0, 1).toUpperCase() + feature.slice(1) : from.name;
  const head: Component = hasTab
    ? { type: 'header', id: freeId(design, 'added-title', taken), title, size: 34 }
    : {
        type: 'top-bar',
        id: freeId(design, 'added-bar', taken),
        label: title,
        lead: { icon: 'chevron-left', label: 'Back', action: { do: 'back' } },
        actions: [],
      };
  const screen: Screen = {
    id,
    name: title,
    top: 'background',
    ground: 'background',
    tabBar: hasTab,
    components: [head, ...renamed],
  };
  const door: Component = {
    type: 'button',
    id: freeId(design, `${feature}-door`, taken),
    label: title,
    quiet: true,
    action: { do: 'go', to: id },
  };
  return {
    ...design,
    tabs: hasTab
      ? [
          ...design.tabs,
          { label: (isHome ? title : label).slice(0, 14), icon: isHome ? 'star' : icon, to: id },
        ]
      : design.tabs,
    screens: [
      ...design.screens.map((each) =>
        hasTab || each.id !== design.start || each.components.length >= bounds.components
          ? each
          : { ...each, components: [...each.components, door] },
      ),
      screen,
    ],
  };
}

/** Takes out what provides the feature, the screens that held nothing else, and every way to them. */
export function removeFeature(design: AppDesign, feature: FeatureName): AppDesign {
  const isOut = ({ type }: Component) => vocabularyOf[type] === feature;
  const lost = new Set(
    design.screens.flatMap(({ components }) => components.filter(isOut).map(({ id }) => id)),
  );
  if (lost.size === 0) return design;
  const isEmpty = (parts: readonly Component[]) => parts.every(({ type }) => frame.has(type));
  const thinned = design.screens.map((screen) => ({
    ...screen,
    components: screen.components.filter(
      (part) =>
        !isOut(part) &&
        !(
          ('list' in part && typeof part.list === 'string' && lost.has(part.list)) ||
          ('by' in part && lost.has(part.by))
        ),
    ),
  }));
  const gone = new Set(
    thinned
      .filter(
        (screen, index) =>
          screen.id !== design.start &&
          isEmpty(screen.components) &&
          !isEmpty(design.screens[index]?.components ?? []),
      )
      .map(({ id }) => id),
  );
  const left = thinned.filter(({ id }) => !gone.has(id));
  const isGone = (value: unknown) =>
    typeof value === 'object' && value !== null && 'do' in value && value.do === 'gone';
  const cleaned = rewrite(left, (each) => {
    const leads =
      (each['do'] === 'go' && gone.has(String(each['to']))) ||
      (each['do'] === 'add' &&
        (lost.has(String(each['list'])) || lost.has(String(each['field'])))) ||
      (each['do'] === 'put' && lost.has(String(each['cart'])));
    if (leads) return { do: 'gone' };
    // A door without an action of its own.
    if ('icon' in each && 'label' in each && gone.has(String(each['to']))) return undefined;
    const dead = Object.keys(each).filter((key) => isGone(each[key]));
    // What cannot be without its action goes with it; a row, or a card, stays.
    const isDoor = !('title' in each) || each['type'] === 'floating-button';
    if (dead.includes('action') && isDoor && !('picture' in each && 'height' in each))
      return undefined;
    const kept = Object.fromEntries(Object.entries(each).filter(([key]) => !dead.includes(key)));
    const holds = ['links', 'buttons'].filter(
      (key) => Array.isArray(kept[key]) && kept[key].length === 0,
    );
    return 'type' in kept && holds.length > 0 ? undefined : kept;
  }) as Screen[];
  const screens = cleaned.map((screen) =>
    screen.components.length > 0
      ? screen
      : {
          ...screen,
          components: [
            {
              type: 'header' as const,
              id: freeId(design, 'left-title'),
              title: screen.name,
              size: 34,
            },
          ],
        },
  );
  return { ...design, screens, tabs: design.tabs.filter(({ to }) => !gone.has(to)) };
}

export const rename = (design: AppDesign, name: string): AppDesign => ({
  ...design,
  name: name.trim().slice(0, 60) || design.name,
});
