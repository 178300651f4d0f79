import type { AppDesign } from '../model/app-design';
import { screenOf } from '../model/find';
import { createPaint } from '../themes/paint';
import type { Phone } from './phone';
import type { ComponentState, StateKeeper } from './component-state';

const keeper: StateKeeper = (_key, initial) => [initial, () => {}];

/** A phone without interaction, for pictures, thumbnails and the first paint. */
export function stillPhone(design: AppDesign, screenId: string, fonts: 'live' | 'static'): Phone {
  return {
    design,
    screen: screenOf(design, screenId),
    paint: createPaint(design.look, fonts),
    live: false,
    state: keeper as ComponentState,
    act: () => {},
  };
}
