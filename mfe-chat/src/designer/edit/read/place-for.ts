import type { Screen } from '../../model/app-design';
import { screenOf } from '../../model/find';
import type { Hand } from './hand';
import { isHead } from './move';
import { partsSaid } from './parts-said';
import type { Placed } from './places';

export function placeFor(placed: Placed, hand: Hand): { screen: Screen; at: number } | undefined {
  const { place } = placed;
  const screen = placed.on ?? screenOf(hand.design, hand.design.start);
  if (place && 'of' in place) {
    const beside = partsSaid(place.of, hand, placed.on)?.shown[0];
    if (!beside) return undefined;
    const at = beside.screen.components.indexOf(beside.component);
    return { screen: beside.screen, at: place.at === 'above' ? at : at + 1 };
  }
  const heads = screen.components.findIndex((component) => !isHead({ screen, component }));
  const floats = screen.components.findIndex(({ type }) => type === 'floating-button');
  const end = floats < 0 ? screen.components.length : floats;
  return { screen, at: place?.at === 'top' ? Math.max(0, heads) : end };
}
