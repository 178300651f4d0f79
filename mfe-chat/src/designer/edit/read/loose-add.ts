import type { Screen } from '../../model/app-design';
import { fieldMore } from './add-field';
import { done, type Hand, type Outcome, type Read } from './hand';
import { headOf } from './head-of';
import { bared, capital, textOf } from './names';
import { screenNamed } from './named-screen';
import { newPart } from './new-part';
import { placeFor } from './place-for';
import { placeIn, type Placed } from './places';
import { wordCount, type Token } from './tokens';
import { besides } from './verbs';

const longest = 7;

const recordScreen = ({ design }: Hand): Screen | undefined =>
  design.screens.find(({ components }) => components.some(({ type }) => type === 'detail')) ??
  design.screens.find(({ id }) => id === 'detail') ??
  design.screens.find(({ tabBar, id }) => !tabBar && id !== 'new');

/** “The patient’s page” is not a screen name; it means the page of one record. */
function placedIn(said: readonly Token[], hand: Hand): Placed {
  const { spoken } = hand;
  const placed = placeIn(said, hand);
  if (placed.on) return placed;
  const rest = placed.rest;
  const at = rest.findLastIndex((_, index) => index > 0 && spoken.lengthAt(rest, index, 'on') > 0);
  const on = at > 0 && spoken.has(rest.slice(at), 'screen') ? recordScreen(hand) : undefined;
  return on ? { ...placed, rest: rest.slice(0, at), on } : placed;
}

/** Adds a field or component with the typed words, if no component, feature or field is known by them. */
export const looseAdd: Read = async (tokens, hand) => {
  const { spoken } = hand;
  const sure = besides(tokens, spoken, 'add');
  const said = sure ?? besides(tokens, spoken, 'addloose') ?? besides(tokens, spoken, 'move');
  if (!said) return undefined;
  const isOrdered = spoken.has(tokens, 'first', 'second', 'third', 'last') && !sure;
  if (isOrdered || spoken.has(tokens, 'dismiss', 'more')) return undefined;
  const placed = placedIn(bared(said, hand), hand);
  const isTab = spoken.has(hand.before ?? [], 'tab');
  if (!sure && !placed.on && !placed.place && !isTab) return undefined;
  const rest = bared(spoken.trimmed(placed.rest, 'the', 'on'), hand);
  const isAsked = spoken.lengthAt(rest, 0, 'wh') > 0;
  const head = isAsked ? rest : headOf(rest, hand);
  if (head.length === 0 || wordCount(head) > longest || head.some(isColon)) return undefined;
  if (spoken.rest(head, 'it', 'the', 'more', 'less', 'on', 'whole', 'rowword').length === 0)
    return undefined;
  if (spoken.has(head, 'undo', 'tab', 'screen', 'colors', 'remove')) return undefined;
  const label = capital(textOf(head, hand)).slice(0, 80);
  if (isAsked || placed.on?.id === recordScreen(hand)?.id) {
    const outcome = fieldMore('text', label, hand);
    const isOnRecords = outcome?.operations.some(({ op }) => op === 'row.add') === true;
    if (outcome && (isOnRecords || !placed.on)) return outcome;
  }
  if (isTab && wordCount(head) <= 3) return screenNamed(head, hand);
  return partAt(head, placed, hand);
};

const isColon = ({ plain }: Token) => plain === ':';

async function partAt(
  head: readonly Token[],
  placed: Placed,
  hand: Hand,
): Promise<Outcome | undefined> {
  const { spoken } = hand;
  const small = ['partword', 'the', 'indefinite', 'set', 'move', 'add', 'object'] as const;
  const word = spoken
    .named(head, 'part')
    .find(({ name }) => spoken.rest(head, `part:${name}`, ...small).length === 0);
  const target = word && placeFor(placed, hand);
  const made = target && (await newPart(word.name, target.screen, hand));
  return (
    made && done({ op: 'component.add', screen: target.screen.id, at: target.at, component: made })
  );
}
