import type { AppDesign, Screen } from '../model/app-design';
import { goodsOf, recordsOf } from '../model/missing-items';
import { rewrite } from './rewrite';

/** Redirects actions on missing records or goods to the first one, or makes them a message. */
export function mended(design: AppDesign): AppDesign {
  const { screens } = design;
  const isMissing = (at: unknown, items: readonly unknown[] | undefined) =>
    typeof at === 'number' && items !== undefined && at >= items.length;
  const changed = rewrite(screens, (each) => {
    if (each['do'] === 'go' && isMissing(each['pick'], recordsOf(screens, String(each['to']))))
      return { do: 'go', to: each['to'] };
    if (each['do'] === 'put' && isMissing(each['item'], goodsOf(screens, String(each['cart']))))
      return { do: 'toggle', says: each['says'] };
    return each;
  }) as Screen[];
  return changed === screens ? design : { ...design, screens: changed };
}
