import { screenOf } from '../../model/find';
import { frame } from '../../components/frame.generated';
import { framesOf } from './frames';
import { done, type Hand, type Outcome, type Read } from './hand';
import { bared } from './names';
import { partsSaid } from './parts-said';
import { placeIn, screenIn, type Placed } from './places';
import { rowSaid } from './row-becomes';
import { reached } from './reach-tab';
import type { Token } from './tokens';
import { besides } from './verbs';
import type { Shown } from './visible';

/** First position below the bar and title of a screen. */
const top = ({ screen }: Shown): number => {
  const first = screen.components.findIndex(({ type }) => type !== 'top-bar');
  return Math.max(0, first);
};

export const isHead = ({ component: { type } }: Shown) => frame.has(type) && type !== 'section';

function moved(said: readonly Token[], placed: Placed, hand: Hand): Outcome | undefined {
  const { place, on } = placed;
  if (!place) return undefined;
  const whole = bared(said, hand);
  if (whole.length === 0) return undefined;
  const parts = partsSaid(whole, hand, on);
  if (!parts) return undefined;
  const beside =
    place.at === 'above' || place.at === 'below'
      ? partsSaid(bared(place.of, hand), hand, on)
      : undefined;
  if ((place.at === 'above' || place.at === 'below') && !beside) return undefined;
  const pairs = parts.shown.flatMap((shown) =>
    (beside?.shown ?? [undefined]).map((other) => ({ shown, other })),
  );
  const { shown, other } = pairs.find(
    (pair) =>
      pair.other === undefined ||
      (pair.other.screen === pair.shown.screen && pair.other.component !== pair.shown.component),
  ) ??
    pairs[0] ?? { shown: parts.shown[0], other: undefined };
  const { screen, component } = shown;
  if (component.type === 'top-bar') return undefined;
  const home = other?.screen ?? screen;
  const rest = home.components.filter((each) => each !== component);
  const now = screen.components.indexOf(component);
  const beyond = other ? rest.indexOf(other.component) : 0;
  const at = {
    top: top(shown),
    bottom: rest.length,
    up: Math.max(top(shown), now - 1),
    down: now + 1,
    above: beyond,
    below: beyond + 1,
  }[place.at];
  return {
    operations: [{ op: 'component.move', id: component.id, screen: home.id, at }],
    focus: { part: component.id },
  };
}

export const move: Read = (tokens, hand) => {
  const { spoken, design } = hand;
  for (const { a, b } of framesOf(spoken, 'swapPlaces', tokens)) {
    const [one, other] = [a && partsSaid(a, hand), b && partsSaid(b, hand)];
    if (!one || !other) continue;
    const [first] = one.shown;
    const second = other.shown.find(({ screen }) => screen.id === first.screen.id);
    if (!second || second.component === first.component) continue;
    const { components, id: screen } = first.screen;
    const [from, to] = [components.indexOf(first.component), components.indexOf(second.component)];
    return done(
      { op: 'component.move', id: first.component.id, screen, at: to },
      { op: 'component.move', id: second.component.id, screen, at: from },
    );
  }
  if (spoken.lengthAt(tokens, 1, 'indefinite') > 0) return undefined;
  for (const verb of ['move', 'set', 'show', 'shouldbe', 'want'] as const) {
    const said = besides(tokens, spoken, verb) ?? (verb === 'move' ? tokens : undefined);
    if (!said) continue;
    const placed = placeIn(said, hand);
    // “Put a search at the top” adds a search.
    if (verb !== 'move' && spoken.lengthAt(placed.rest, 0, 'indefinite') > 0) continue;
    const rest = bared(
      spoken.trimmed(bared(placed.rest, hand), 'shouldbe', 'set', 'to', 'the'),
      hand,
    );
    const outcome =
      moved(rest, placed, hand) ?? rowMoved(rest, placed, hand) ?? reached(rest, placed, hand);
    if (outcome) return outcome;
  }
  for (const { a, b } of framesOf(spoken, 'before', tokens)) {
    const outcome = a && b && moved(a, { rest: a, place: { at: 'above', of: b } }, hand);
    if (outcome) return outcome;
  }
  for (const { x } of framesOf(spoken, 'start', tokens)) {
    if (!x) continue;
    const { rest, on } = screenIn(x, hand);
    const outcome = moved(
      rest,
      { rest, place: { at: 'top' }, ...(on ? { on } : { on: screenOf(design, design.start) }) },
      hand,
    );
    if (outcome) return outcome;
  }
  return undefined;
};

function rowMoved(said: readonly Token[], { place, on }: Placed, hand: Hand): Outcome | undefined {
  if (!place || on) return undefined;
  const row = rowSaid(said, hand);
  if (!row) return undefined;
  const { component, at } = row;
  const count =
    component.type === 'list'
      ? component.rows.length
      : component.type === 'checklist'
        ? component.tasks.length
        : 0;
  const other = 'of' in place ? rowSaid(place.of, hand) : undefined;
  if ('of' in place && other?.component.id !== component.id) return undefined;
  const beside = (other?.at ?? 0) - (other && other.at > at ? 1 : 0);
  const to = {
    top: 0,
    bottom: count - 1,
    up: Math.max(0, at - 1),
    down: Math.min(count - 1, at + 1),
    above: beside,
    below: beside + 1,
  }[place.at];
  return done({ op: 'row.move', component: component.id, from: at, to });
}
