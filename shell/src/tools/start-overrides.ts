import type { ShortRegistry } from '@appling/contract/registry';
import { takeOverrides, type Taken } from './overrides';

/** Applies this tab's overrides. HTML of another release cannot hydrate, so this empties `root`. */
export function startOverrides(short: ShortRegistry, root: Element): Taken {
  const taken = takeOverrides();
  const served = short.here?.remote;
  if (served && taken.overrides.some(({ remote }) => remote === served)) {
    short.here = null;
    root.replaceChildren();
    document.querySelector(`style[data-mfe-styles="${served}"]`)?.remove();
  }
  return taken;
}
