import { bounds } from '../../model/limits';
import { screenOf } from '../../model/find';
import { framesOf } from './frames';
import { done, type Hand, type Outcome, type Read } from './hand';
import { ordinalIn } from './ordinals';
import { partsSaid } from './parts-said';
import { asStart, atTab, mayStart, tabOf } from './reorder';
import { saysScreen, screenSaid } from './screens-said';
import type { Token } from './tokens';

function screenMeant(tokens: readonly Token[], hand: Hand) {
  const isPart = !saysScreen(tokens, hand) && partsSaid(tokens, hand) !== undefined;
  const sure = screenSaid(tokens, hand, true);
  return sure ?? (isPart ? undefined : screenSaid(tokens, hand));
}

/** Finds the tab whose screen has a component of that name. */
const tabWith = (tokens: readonly Token[], hand: Hand) =>
  partsSaid(tokens, hand)?.shown.find(({ screen }) => tabOf(hand.design, screen))?.screen;

/** “Show the scan screen first”, “put Camera before Book”, “swap the first two tabs”. */
export const order: Read = (tokens, hand) => {
  const { spoken, design } = hand;
  for (const { a, b } of framesOf(spoken, 'swapPlaces', tokens)) {
    const [one, other] = [a && screenMeant(a, hand), b && screenMeant(b, hand)];
    if (!one || !other || one === other) continue;
    const [first, second] = [tabOf(design, one), tabOf(design, other)];
    if (!first || !second) continue;
    const tabs = design.tabs.map((tab) => (tab === first ? second : tab === second ? first : tab));
    return done({ op: 'tabs.set', tabs });
  }
  for (const { x, n } of framesOf(spoken, 'tabPlace', tokens)) {
    const placed = n && ordinalIn(n, spoken);
    if (!placed || spoken.rest(placed.rest, 'the', 'tab', 'screen', 'inplace').length > 0) continue;
    const screen = x && (screenMeant(x, hand) ?? screenSaid(x, hand) ?? tabWith(x, hand));
    const hasRoom = design.tabs.length > 0 && design.tabs.length < bounds.tabs;
    if (screen && (hasRoom || tabOf(design, screen))) return atTab(design, screen, placed.at);
  }
  for (const { x: said } of framesOf(spoken, 'start', tokens)) {
    // “Start with the orders, not with the chart”
    const contrast = said && spoken.find(said, 'insteadof', 1);
    const x = contrast ? said.slice(0, contrast.at) : said;
    const screen = x && screenMeant(x, hand);
    if (screen && !mayStart(design, screen, saysScreen(tokens, hand))) continue;
    if (screen && (saysScreen(tokens, hand) || tabOf(design, screen) || !partsSaid(x, hand)))
      return asStart(design, screen);
  }
  for (const [intent, step] of [
    ['before', 0],
    ['after', 1],
  ] as const)
    for (const { a, b } of framesOf(spoken, intent, tokens)) {
      const [one, other] = [a && screenMeant(a, hand), b && screenMeant(b, hand)];
      const tab = other && tabOf(design, other);
      if (!one || !tab || one === other || !tabOf(design, one)) continue;
      const left = design.tabs.filter(({ to }) => to !== one.id);
      return atTab(design, one, left.indexOf(tab) + step);
    }
  for (const { x } of framesOf(spoken, 'lastPlace', tokens)) {
    const screen = x && screenMeant(x, hand);
    if (screen && tabOf(design, screen)) return atTab(design, screen, -1);
  }
  for (const { x } of framesOf(spoken, 'tabOrder', tokens)) {
    const found = x && listed(x, hand);
    if (found) return found;
  }
  return undefined;
};

function listed(tokens: readonly Token[], hand: Hand): Outcome | undefined {
  const { design, spoken } = hand;
  const tabs: (typeof design.tabs)[number][] = [];
  for (let at = 0; at < tokens.length;) {
    let length = 0;
    for (let size = Math.min(4, tokens.length - at); size > 0 && length === 0; size -= 1) {
      const screen = screenSaid(tokens.slice(at, at + size), hand, true);
      const tab = screen && tabOf(design, screen);
      if (!tab || tabs.includes(tab)) continue;
      tabs.push(tab);
      length = size;
    }
    if (
      length === 0 &&
      spoken.lengthAt(tokens, at, 'joints') === 0 &&
      spoken.lengthAt(tokens, at, 'the') === 0
    )
      return undefined;
    at += Math.max(1, length);
  }
  if (tabs.length < 2) return undefined;
  const all = [...tabs, ...design.tabs.filter((tab) => !tabs.includes(tab))];
  const [first] = all;
  return first && first.to !== design.start
    ? done(
        { op: 'tabs.set', tabs: all },
        { op: 'start.set', screen: screenOf(design, first.to).id },
      )
    : done({ op: 'tabs.set', tabs: all });
}
