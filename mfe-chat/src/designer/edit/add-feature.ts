import { placeOf } from '../compose/places';
import { featuresReachable } from '../compose/reach';
import type { Say } from '../compose/words';
import type { Designed } from '../design-from';
import { emptyBrief, type Brief } from '../interpret/brief';
import type { FeatureName } from '../interpret/features';
import { kindNames, type KindName } from '../interpret/kinds';
import { readCurrency } from '../interpret/read-currency';
import { readVariants } from '../interpret/read-variants';
import type { AppDesign, Screen } from '../model/app-design';
import { sayIn } from '../model/controls';
import { needsOf } from '../model/references';
import { bounds } from '../model/limits';
import type { Component, ComponentOf } from '../model/components';
import { vocabularyOf } from '../model/vocabulary';
import { freeId } from './free-id';
import type { OperationOf } from './operation';
import { rewrite } from './rewrite';

const isKind = (name: string): name is KindName => (kindNames as readonly string[]).includes(name);

/** Imported designs may name an unknown kind. */
const kindOf = ({ kind }: AppDesign): KindName => (isKind(kind) ? kind : 'generic');

const seedOf = (text: string) =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);

/** Brief of an app of the same kind with the feature; its screen is copied. */
export const donorBrief = (design: AppDesign, feature: FeatureName): Brief => ({
  ...emptyBrief,
  text: design.idea,
  language: design.language,
  direction: design.direction,
  kind: { value: kindOf(design), words: '', at: -1 },
  name: { value: design.name, words: '', at: -1 },
  features: [{ value: feature, words: '', at: -1 }],
  currency: readCurrency(design.idea, design.language),
  variants: readVariants(design.idea),
  seed: seedOf(design.idea),
});

/** Title of a screen for one feature: its word, in other languages the word of its usual screen. */
function titleOf({ language }: AppDesign, feature: FeatureName, say: Say): string {
  const label = placeOf(feature)?.label;
  return language === 'en' || label === undefined
    ? feature.slice(0, 1).toUpperCase() + feature.slice(1)
    : say(label);
}

export const canAdd = (design: AppDesign, feature: FeatureName): boolean =>
  !featuresReachable(design).features.has(feature) && design.screens.length < bounds.screens;

export function screenFor(
  design: AppDesign,
  feature: FeatureName,
  { design: donor, say }: Pick<Designed, 'design' | 'say'>,
): OperationOf<'screen.add'> | undefined {
  const has = ({ components }: Screen) =>
    components.some(({ type }) => vocabularyOf(type) === feature);
  const from =
    donor.screens.find((screen) => screen.id !== 'home' && has(screen)) ?? donor.screens.find(has);
  if (!from) return undefined;
  const needed = from.components.flatMap((part) =>
    vocabularyOf(part.type) === feature ? needsOf(part) : [],
  );
  const parts = from.components.filter(
    ({ type, id }) => vocabularyOf(type) === feature || needed.includes(id),
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
  const renamed = rewrite(parts, (each, named) => {
    if (each['do'] === 'add' || each['do'] === 'put')
      return { do: 'toggle', says: sayIn(design, 'Saved'), off: sayIn(design, 'Not saved') };
    if (each['do'] === 'go' && !known.has(String(each['to'])))
      return { do: 'go', to: design.start };
    const own = { ...each };
    if (typeof own['id'] === 'string') own['id'] = names.get(own['id']) ?? own['id'];
    if ('do' in own) return own;
    for (const [key, of] of Object.entries(named)) {
      const name = own[key];
      if (typeof name === 'string')
        own[key] = of === 'screen' ? design.start : (names.get(name) ?? name);
    }
    return own;
  }) as Component[];
  const label = donor.tabs.find(({ to }) => to === from.id)?.label ?? from.name;
  const icon = donor.tabs.find(({ to }) => to === from.id)?.icon ?? 'star';
  const hasTab = design.tabs.length > 0 && design.tabs.length < bounds.tabs;
  const isHome = from.id === 'home';
  const title = isHome ? titleOf(design, feature, say) : from.name;
  const head: Component = hasTab
    ? { type: 'header', id: freeId(design, 'added-title', taken), title, size: 34 }
    : {
        type: 'top-bar',
        id: freeId(design, 'added-bar', taken),
        label: title,
        lead: { icon: 'chevron-left', label: sayIn(design, 'Back'), action: { do: 'back' } },
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
  if (hasTab) {
    const tab = {
      label: (isHome ? title : label).slice(0, 14),
      icon: isHome ? ('star' as const) : icon,
      to: id,
    };
    return { op: 'screen.add', screen, tab };
  }
  const door: ComponentOf<'button'> = {
    type: 'button',
    id: freeId(design, `${feature}-door`, taken),
    label: title,
    quiet: true,
    action: { do: 'go', to: id },
  };
  return { op: 'screen.add', screen, door };
}
