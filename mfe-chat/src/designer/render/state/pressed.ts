import type { Phone } from '../phone';
import type { StateKey } from './component-state';

/** Whether a button with a toggle action is on. `source` is the button's key, which its `Tap` is given. */
export function pressed({ state }: Phone, source: StateKey) {
  const [{ isOn }, change] = state(source, { isOn: false });
  return [isOn, (next: boolean) => change({ isOn: next })] as const;
}
