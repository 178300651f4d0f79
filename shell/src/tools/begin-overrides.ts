import type { ShortRegistry } from '@appling/contract/registry';
import { takeOverrides, type Taken } from './overrides';

/**
 * Reads what this tab was asked for. A page that came as HTML of another release than the one it shall show cannot be
 * taken over by it: it is drawn anew.
 *
 * @param short what the page says of itself; its release is forgotten when another takes its place
 * @param root the page's `#root`, emptied then
 */
export function beginOverrides(short: ShortRegistry, root: Element): Taken {
  const taken = takeOverrides();
  const served = short.here?.remote;
  if (served && taken.overrides.some(({ remote }) => remote === served)) {
    short.here = null;
    root.replaceChildren();
    document.querySelector(`style[data-mfe-styles="${served}"]`)?.remove();
  }
  return taken;
}
