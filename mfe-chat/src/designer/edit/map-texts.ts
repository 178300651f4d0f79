import { componentTexts } from '../components/texts.generated';
import type { AppDesign } from '../model/app-design';
import type { Texts } from '../model/component-parts';
import type { Component } from '../model/components';

export type ChangeText = (text: string, most: number) => string;

const isParts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Unchanged values stay the same objects. */
function mapped(value: unknown, texts: number | Texts | undefined, change: ChangeText): unknown {
  if (typeof value === 'string') return typeof texts === 'number' ? change(value, texts) : value;
  if (texts === undefined || !isParts(value)) return value;
  if (Array.isArray(value)) {
    const list = value.map((each: unknown) => mapped(each, texts, change));
    return list.every((each, index) => each === value[index]) ? value : list;
  }
  if (typeof texts === 'number') return value;
  const changed = Object.keys(texts).flatMap((key) => {
    if (!Object.hasOwn(value, key)) return [];
    const next = mapped(value[key], texts[key], change);
    return next === value[key] ? [] : [[key, next] as const];
  });
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
}

export const withComponentTexts = (component: Component, change: ChangeText): Component =>
  mapped(component, componentTexts[component.type], change) as Component;

const longest = 80;

export function withTexts(design: AppDesign, change: ChangeText): AppDesign {
  const short = (text: string) => change(text, longest);
  const { name, domain, tabs, screens } = design;
  return {
    ...design,
    name: short(name),
    domain: { one: short(domain.one), many: short(domain.many) },
    tabs: tabs.map((tab) => ({ ...tab, label: short(tab.label) })),
    screens: screens.map((screen) => {
      const components = screen.components.map((part) => withComponentTexts(part, change));
      const isSame = components.every((part, index) => part === screen.components[index]);
      const called = short(screen.name);
      return isSame && called === screen.name ? screen : { ...screen, name: called, components };
    }),
  };
}
