import type { Screen } from '../../model/app-design';
import { sayIn } from '../../model/controls';
import type { Component } from '../../model/components';
import { bounds } from '../../model/limits';
import { featuresReachable } from '../../compose/reach';
import { calendarFor } from '../add-calendar';
import { canAdd, screenFor } from '../add-feature';
import { freeId } from '../free-id';
import type { OperationOf } from '../operation';
import { donorOf, isFeature } from './donor';
import type { Hand } from './hand';
import { capital } from './names';
import { nounOf } from './pair';
import { remake } from './remake';
import { mainList, shownIn } from './visible';

export async function featureScreen(
  feature: string,
  hand: Hand,
): Promise<OperationOf<'screen.add'> | undefined> {
  const { design } = hand;
  if (feature === 'calendar') return calendarFor(design);
  if (!isFeature(feature) || !canAdd(design, feature)) return undefined;
  return screenFor(design, feature, await donorOf(feature, hand));
}

const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^[^a-z]+|-+$/gu, '')
    .slice(0, 40) || 'added';

const still = (list: Component): Component => {
  if (list.type === 'list')
    return { ...list, rows: list.rows.map(({ action: _action, ...row }) => row) };
  if (list.type === 'checklist')
    return { ...list, tasks: list.tasks.map(({ action: _action, ...row }) => row) };
  return list;
};

export async function screenAbout(
  name: string,
  hand: Hand,
): Promise<OperationOf<'screen.add'> | undefined> {
  const { design, options } = hand;
  if (design.screens.length >= bounds.screens) return undefined;
  const title = capital(name).slice(0, 80);
  const donor = await remake(
    design,
    { subject: nounOf(name.toLowerCase(), true, design.language) },
    options,
  );
  const list = (donor && mainList(donor)?.component) ?? mainList(design)?.component;
  const id = freeId(design, slug(name));
  const taken = new Set([id]);
  const free = (wanted: string) => {
    const own = freeId(design, wanted, taken);
    taken.add(own);
    return own;
  };
  const hasTab = design.tabs.length > 0 && design.tabs.length < bounds.tabs;
  const head: Component = hasTab
    ? { type: 'header', id: free(`${id}-title`), title, size: 34 }
    : {
        type: 'top-bar',
        id: free(`${id}-bar`),
        label: title,
        lead: { icon: 'chevron-left', label: sayIn(design, 'Back'), action: { do: 'back' } },
        actions: [],
      };
  const listId = free(`${id}-list`);
  const search = shownIn(design).find(({ component }) => component.type === 'search')?.component;
  const components: Component[] = [
    head,
    ...(list && search?.type === 'search'
      ? [{ ...search, id: free(`${id}-search`), list: listId, label: title }]
      : []),
    list
      ? ({ ...still(list), id: listId } as Component)
      : { type: 'paragraph', id: free(`${id}-text`), text: title },
  ];
  const screen: Screen = {
    id,
    name: title,
    top: 'background',
    ground: 'background',
    tabBar: hasTab,
    components,
  };
  return hasTab
    ? { op: 'screen.add', screen, tab: { label: title.slice(0, 14), icon: 'star', to: id } }
    : {
        op: 'screen.add',
        screen,
        door: {
          type: 'button',
          id: free(`${id}-door`),
          label: title,
          quiet: true,
          action: { do: 'go', to: id },
        },
      };
}

/** A request for a calendar means a month; a day view does not count. */
export const isThere = (feature: string, { design }: Hand): boolean =>
  feature === 'calendar'
    ? design.screens.some(({ components }) => components.some(({ type }) => type === 'calendar'))
    : featuresReachable(design).features.has(feature);
