import { done, type Read } from './hand';
import { bared } from './names';
import { partsSaid } from './parts-said';
import { screenIn } from './places';
import { saysScreen, screenSaid } from './screens-said';
import { besides } from './verbs';

export const duplicate: Read = (tokens, hand) => {
  const said = besides(tokens, hand.spoken, 'duplicate');
  if (!said) return undefined;
  const whole = bared(said, hand);
  const screen = saysScreen(whole, hand) ? screenSaid(whole, hand) : undefined;
  if (screen) return done({ op: 'screen.duplicate', screen: screen.id });
  const { rest, on } = screenIn(whole, hand);
  const parts = partsSaid(rest, hand, on);
  if (parts) return done({ op: 'component.duplicate', id: parts.shown[0].component.id });
  const named = screenSaid(whole, hand, true);
  return named && done({ op: 'screen.duplicate', screen: named.id });
};
