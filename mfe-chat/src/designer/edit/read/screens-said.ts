import type { Screen } from '../../model/app-design';
import { screenOf } from '../../model/find';
import { vocabularyOf } from '../../model/vocabulary';
import { formOf, inputsOf } from './forms';
import { closest } from './closest';
import type { Hand } from './hand';
import { bared, isSaid } from './names';
import { ordinalIn } from './ordinals';
import type { Token } from './tokens';

export function inOrder({ design }: Hand): Screen[] {
  const tabs = design.tabs.map(({ to }) => screenOf(design, to));
  return [...new Set([...tabs, ...design.screens])];
}

const classes = ['screen', 'tab', 'named'] as const;

export const saysScreen = (tokens: readonly Token[], { spoken }: Hand): boolean =>
  spoken.has(tokens, 'screen', 'tab');

/** Finds a screen by name, tab, position or content; `isSure` allows only name and position. */
export function screenSaid(said: readonly Token[], hand: Hand, isSure = false): Screen | undefined {
  const { spoken, design, focus } = hand;
  const whole = bared(said, hand);
  const byName = (tokens: readonly Token[]): Screen | undefined => {
    const tab = design.tabs.find(({ label }) => isSaid(tokens, label, hand));
    const named = design.screens.find(({ name }) => isSaid(tokens, name, hand));
    return tab ? screenOf(design, tab.to) : named;
  };
  const exact = byName(said) ?? byName(whole);
  if (exact) return exact;
  if (focus && 'screen' in focus && spoken.lengthAt(whole, 0, 'it') === whole.length)
    return screenOf(design, focus.screen);
  if (spoken.has(whole, 'formword')) return formSaid(whole, hand);
  const rest = bared(spoken.rest(whole, ...classes), hand);
  const isScreen = rest.length < whole.length && saysScreen(whole, hand);
  if (isScreen && rest.length > 0) {
    const named = byName(rest);
    if (named) return named;
  }
  const ordinal = ordinalIn(rest, spoken);
  if (isScreen && ordinal && ordinal.rest.length === 0) {
    const list = spoken.has(whole, 'tab')
      ? design.tabs.map(({ to }) => screenOf(design, to))
      : inOrder(hand);
    return list.at(ordinal.at);
  }
  if (
    [rest, whole].some(
      (each) => each.length > 0 && spoken.lengthAt(each, 0, 'home') === each.length,
    )
  )
    return screenOf(design, design.start);
  // “The product page” is the screen of one record.
  if (
    isScreen &&
    !spoken.has(whole, 'tab') &&
    rest.length > 0 &&
    (isSaid(rest, design.domain.one, hand) || isSaid(rest, design.domain.many, hand))
  )
    return design.screens.find(({ components }) =>
      components.some(({ type }) => type === 'detail'),
    );
  const part = isSure && !isScreen ? undefined : screenWith(rest, hand);
  return part ?? screenLike(rest, hand, isScreen);
}

/** Finds a screen by part of its name: “the deliveries” for “My deliveries”. */
function screenLike(tokens: readonly Token[], hand: Hand, isScreen: boolean): Screen | undefined {
  const { design } = hand;
  const tab = closest(tokens, design.tabs, ({ label }) => label, hand);
  if (tab) return screenOf(design, tab.to);
  return isScreen ? closest(tokens, design.screens, ({ name }) => name, hand) : undefined;
}

/** “The order form”: the form of that name, or the one with the most inputs. */
function formSaid(tokens: readonly Token[], hand: Hand): Screen | undefined {
  const forms = hand.design.screens.filter((screen) => inputsOf(screen) > 1);
  const named = bared(hand.spoken.rest(tokens, 'formword', ...classes), hand);
  return closest(named, forms, ({ name }) => name, hand) ?? formOf(hand.design);
}

/** Prefers a tab, and any screen over the first one. */
function screenWith(tokens: readonly Token[], hand: Hand): Screen | undefined {
  const { spoken, design } = hand;
  const [part] = spoken.named(tokens, 'part');
  if (part?.length !== tokens.length) return undefined;
  const has = ({ components }: Screen) =>
    components.some(({ type }) => type === part.name || vocabularyOf(type) === part.name);
  const screens = inOrder(hand).filter(has);
  return (
    screens.find(({ id }) => id === part.name) ??
    screens.find(({ id, tabBar }) => id !== design.start && tabBar) ??
    screens.find(({ id }) => id !== design.start) ??
    screens[0]
  );
}
