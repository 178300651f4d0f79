import type { AppDesign, Screen } from '../../model/app-design';
import type { Becomes, Outcome } from './hand';
import { bared } from './names';
import { ordinalIn } from './ordinals';
import { saysScreen, screenSaid } from './screens-said';

type Tab = AppDesign['tabs'][number];

export const tabOf = ({ tabs }: AppDesign, { id }: Screen): Tab | undefined =>
  tabs.find(({ to }) => to === id);

export function atTab(design: AppDesign, screen: Screen, at: number): Outcome | undefined {
  const own = tabOf(design, screen) ?? {
    label: screen.name.slice(0, 14),
    icon: 'star' as const,
    to: screen.id,
  };
  const others = design.tabs.filter(({ to }) => to !== screen.id);
  const place = at < 0 ? others.length + 1 + at : at;
  const tabs = [...others.slice(0, place), own, ...others.slice(place)].slice(0, 5);
  if (design.tabs.length === 0) return undefined;
  const isFirst = place === 0 && design.start !== screen.id;
  return {
    operations: [
      { op: 'tabs.set', tabs },
      ...(isFirst ? [{ op: 'start.set', screen: screen.id } as const] : []),
    ],
    focus: { screen: screen.id },
  };
}

/** An app cannot start with the screen of one record, unless the visitor calls it a screen. */
export const mayStart = (design: AppDesign, screen: Screen, isScreen: boolean): boolean =>
  isScreen ||
  tabOf(design, screen) !== undefined ||
  screen.components.every(({ type }) => type !== 'detail');

export function asStart(design: AppDesign, screen: Screen): Outcome {
  const tabbed = tabOf(design, screen) ? atTab(design, screen, 0) : undefined;
  return (
    tabbed ?? {
      operations: [{ op: 'start.set', screen: screen.id }],
      focus: { screen: screen.id },
    }
  );
}

/** “The second tab should be …”, for an existing screen. */
export const reordered: Becomes = (from, to, hand) => {
  const { spoken, design } = hand;
  const placed = ordinalIn(bared(to, hand), spoken);
  if (placed && spoken.rest(placed.rest, 'tab', 'screen', 'the', 'on').length === 0) {
    const screen = screenSaid(from, hand, true) ?? screenSaid(from, hand);
    if (screen && !mayStart(design, screen, saysScreen([...from, ...to], hand))) return undefined;
    return screen && (placed.at === 0 ? asStart(design, screen) : atTab(design, screen, placed.at));
  }
  if (!saysScreen(from, hand) || spoken.has(from, 'named')) return undefined;
  const ordinal = ordinalIn(bared(from, hand), spoken);
  const rest = ordinal && spoken.rest(ordinal.rest, 'tab', 'screen', 'the');
  if (!ordinal || rest?.length !== 0) return undefined;
  const wanted = screenSaid(to, hand, true) ?? screenSaid(to, hand);
  if (!wanted) return undefined;
  return ordinal.at === 0 && !spoken.has(from, 'tab')
    ? asStart(design, wanted)
    : (atTab(design, wanted, ordinal.at) ?? undefined);
};
