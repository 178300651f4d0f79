import { screenOf } from '../../model/find';
import { vocabularyOf } from '../../model/vocabulary';
import { isFeature } from './donor';
import { done, missing, type Hand, type Outcome, type Read } from './hand';
import { bared, isSaid } from './names';
import { featureSaid, partFeature } from './feature-said';
import { isThere } from './new-screen';
import { headOf } from './head-of';
import { partsSaid } from './parts-said';
import { picturesIn, pictureSet } from './pictured';
import { screenIn } from './places';
import { rowSaid } from './row-becomes';
import { saysScreen, screenSaid } from './screens-said';
import type { Token } from './tokens';
import { itemsTitled } from './visible';
import { besides } from './verbs';

export const remove: Read = (tokens, hand) => {
  const { spoken } = hand;
  if (spoken.lengthAt(tokens, 0, 'add') > 0 || spoken.has(tokens, 'yesno')) return undefined;
  const said = besides(tokens, spoken, 'remove') ?? besides(tokens, spoken, 'no');
  if (!said || said.length === 0) return undefined;
  const isEach = spoken.has(said, 'everywhere');
  // “Take out the word "death" wherever it stands” removes only that word.
  const quotes = said.filter(({ quote }) => quote !== undefined);
  if (quotes.length === 1 && spoken.has(said, 'wordfor'))
    return gone(quotes, hand, isEach) ? undefined : missing(quotes, hand);
  return gone(bared(spoken.trimmed(said, 'everywhere', 'the', 'remove'), hand), hand, isEach);
};

/** “Poppy from the list”: a row with its list. */
function rowInList(tokens: readonly Token[], hand: Hand) {
  const ends = [...tokens.keys()].filter((at) => at > 0 && hand.spoken.lengthAt(tokens, at, 'on'));
  for (const end of ends) {
    const list = bared(hand.spoken.trimmed(tokens.slice(end), 'on', 'the'), hand);
    const isList = hand.spoken.rest(list, 'rowword', 'part:list', 'the').length === 0;
    const row = isList ? rowSaid(tokens.slice(0, end), hand) : undefined;
    if (row) return row;
  }
  return undefined;
}

export function gone(said: readonly Token[], hand: Hand, isEach: boolean): Outcome | undefined {
  const { spoken, design } = hand;
  const whole = bared(said, hand);
  if (saysScreen(whole, hand)) {
    const screen = screenSaid(whole, hand, true) ?? screenSaid(whole, hand);
    if (screen) {
      if (screen.id !== design.start) return done({ op: 'screen.remove', screen: screen.id });
      return undefined;
    }
  }
  const { rest, on } = screenIn(whole, hand);
  const named = bared(rest, hand);
  const pictures = spoken.find(named, 'picture');
  if (pictures?.length === named.length) {
    const places = picturesIn(hand).slice(0, 90);
    if (places.length > 0) return done(...pictureSet(places, 'none'));
  }
  const row = rowSaid(named, hand) ?? rowInList(named, hand);
  const parts = partsSaid(named, hand, on);
  const isTitle = row && spoken.named(named, 'part')[0]?.length !== named.length;
  if (row && (isTitle || !parts))
    return done(
      ...itemsTitled(design, row.title).map((each) => ({ op: 'row.remove' as const, ...each })),
    );
  const word = parts?.word;
  // A bar carries the way back: its title names the screen.
  const [first] = (parts?.shown ?? []).filter(
    ({ component }) => component.type !== 'top-bar' || word === 'top-bar',
  );
  if (first) {
    const feature = word ?? vocabularyOf(first.component.type);
    const isWhole =
      word !== undefined &&
      isFeature(feature) &&
      feature !== 'form' &&
      spoken.named(named, 'part')[0]?.length === named.length;
    if (isWhole && !on) return done({ op: 'feature.remove', feature });
    // “Goals can go” removes the screen of the tab, not the heading on it.
    const tab = design.tabs.find(({ label }) => isSaid(named, label, hand));
    const isOnIt = parts?.shown.every(({ screen }) => screen.id === tab?.to);
    if (tab && tab.to !== design.start && isOnIt && !on && !isEach)
      return done({ op: 'screen.remove', screen: tab.to });
    const all = on || isEach ? (parts?.shown ?? []) : [first];
    return done(...all.map(({ component: { id } }) => ({ op: 'component.remove' as const, id })));
  }
  const screen = screenSaid(whole, hand, true);
  if (screen && screenOf(design, design.start) !== screen)
    return done({ op: 'screen.remove', screen: screen.id });
  // “Everything about prices” does not name a component.
  const isVague = spoken.rest(headOf(named, hand), 'whole', 'it', 'rowword', 'the').length === 0;
  const loose = isVague ? undefined : featureSaid(named, hand);
  const isNone = loose !== undefined && !isThere(loose, hand);
  const feature = partFeature(named, hand) ?? (isNone ? loose : undefined);
  return feature && feature !== 'list' && !on ? done({ op: 'feature.remove', feature }) : undefined;
}
