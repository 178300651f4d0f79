import type { Hand, Outcome } from './hand';
import type { Placed } from './places';
import { asStart, atTab, mayStart, tabOf } from './reorder';
import { saysScreen, screenSaid } from './screens-said';
import type { Token } from './tokens';

/** “Move the Team tab to the front”. */
export function reached(
  said: readonly Token[],
  { place }: Placed,
  hand: Hand,
): Outcome | undefined {
  const { design } = hand;
  if (!place || 'of' in place) return undefined;
  const screen = screenSaid(said, hand, true);
  if (!screen || !mayStart(design, screen, saysScreen(said, hand))) return undefined;
  if (place.at === 'top') return asStart(design, screen);
  if (!tabOf(design, screen)) return undefined;
  const now = design.tabs.findIndex(({ to }) => to === screen.id);
  return atTab(
    design,
    screen,
    place.at === 'bottom' ? -1 : place.at === 'up' ? Math.max(0, now - 1) : now + 1,
  );
}
