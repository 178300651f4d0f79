import type { AppDesign, Screen } from '../model/app-design';
import type { OperationOf } from './operation';
import { rewrite } from './rewrite';

type Parts = Record<string, unknown>;

const titles = ['title', 'label'] as const;

const leadsTo = (value: unknown, screen: string): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'do' in value &&
  value.do === 'go' &&
  'to' in value &&
  value.to === screen;

/** Also renames tab, title and links that show the old name. */
export function renameScreen(
  design: AppDesign,
  { screen, name }: OperationOf<'screen.rename'>,
): AppDesign {
  const found = design.screens.find(({ id }) => id === screen);
  if (!found) return design;
  const tab = design.tabs.find(({ to }) => to === screen);
  const before = new Set(
    [found.name, ...(tab ? [tab.label] : [])].map((text) => text.toLowerCase()),
  );
  const isBefore = (text: unknown) => typeof text === 'string' && before.has(text.toLowerCase());
  const titled = (each: Parts): Parts =>
    titles.some((key) => isBefore(each[key]))
      ? {
          ...each,
          ...Object.fromEntries(
            titles.flatMap((key) => (isBefore(each[key]) ? [[key, name]] : [])),
          ),
        }
      : each;
  const links = (each: Parts, named: Parts) =>
    leadsTo(each['action'], screen) ||
    Object.keys(named).some(
      (key) => named[key] === 'screen' && each[key] === screen && !('do' in each),
    )
      ? titled(each)
      : each;
  const linked = rewrite(design.screens, links) as Screen[];
  return {
    ...design,
    tabs: design.tabs.map((each) => (each.to === screen ? { ...each, label: name } : each)),
    screens: linked.map((each) =>
      each.id === screen
        ? { ...each, name, components: each.components.map((part) => titled(part) as typeof part) }
        : each,
    ),
  };
}
