import { flowOf, moveTo } from '../../../designer/edit/flow';
import { homeOf, partOf } from '../../../designer/edit/screens-of';
import { bounds } from '../../../designer/model/limits';
import { byHand, inHand } from '../by-hand';
import { select } from '../view-store';
import { partName } from './part-name';
import { phonePart } from './phone-parts';
import { selectWords as words } from './select.content';

type Say = (text: string) => void;

export function putAt(id: string, to: number, say: Say): void {
  const design = inHand();
  const [home, part] = [homeOf(design, id), partOf(design, id)];
  const operation = moveTo(design, id, to);
  if (!home || !part) return;
  const name = partName(part);
  const flow = flowOf(home);
  const from = flow.indexOf(part);
  if (!operation) return say(from < 0 ? words.floats(name) : words.stays(name));
  byHand(operation, () => say(words.moved(name, to < from ? 'up' : 'down', to + 1, flow.length)));
}

/** The component keeps focus, so that keys continue from there. */
export function dropAt(id: string, to: number, say: Say): void {
  putAt(id, to, say);
  requestAnimationFrame(() => phonePart(id)?.focus({ preventScroll: true }));
}

export function shift(id: string, by: -1 | 1, say: Say): void {
  const design = inHand();
  const [home, part] = [homeOf(design, id), partOf(design, id)];
  if (!home || !part) return;
  const flow = flowOf(home);
  const to = flow.indexOf(part) + by;
  if (!flow.includes(part)) return say(words.floats(partName(part)));
  if (to < 0) return say(words.first(partName(part)));
  if (to >= flow.length) return say(words.end(partName(part)));
  putAt(id, to, say);
}

export function duplicate(id: string, say: Say): void {
  if ((homeOf(inHand(), id)?.components.length ?? 0) >= bounds.components) return say(words.full);
  byHand({ op: 'component.duplicate', id }, ({ said, added }) => {
    if (added) select(added);
    say(said);
  });
}

/** Focus moves to the next or previous component. */
export function remove(id: string, say: Say): void {
  const components = homeOf(inHand(), id)?.components ?? [];
  if (components.length === 1) return say(words.last);
  const at = components.findIndex((each) => each.id === id);
  const next = components[at + 1] ?? components[at - 1];
  byHand({ op: 'component.remove', id }, ({ said }) => {
    select(null);
    say(words.removed(said));
    requestAnimationFrame(() => phonePart(next?.id)?.focus());
  });
}
