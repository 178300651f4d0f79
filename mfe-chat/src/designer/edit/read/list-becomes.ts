import { sayIn } from '../../model/controls';
import { fieldMore } from './add-field';
import { colorsIn } from './look-words';
import { framesOf } from './frames';
import { done, type Hand, type Outcome } from './hand';
import { bared, capital, textOf } from './names';
import { choicesLike, filled, rowsIn, statesIn, type ListSaid } from './listed-items';
import { recordList } from './record-list';
import { endsNoun } from './row-becomes';
import { itemsIn } from './rows-listed';
import { wordCount, type Token } from './tokens';
import { shownIn } from './visible';

const longestItem = 5;
const mostItems = 8;

/** Finds lists by name: states of a board, options of a question, or the records. */
function listsSaid(said: readonly Token[], hand: Hand): ListSaid[] {
  const { spoken, design } = hand;
  const named = bared(said, hand);
  if (spoken.rest(named, 'stateword', 'the').length === 0) return statesIn(hand);
  const like = choicesLike(named, hand);
  if (like.length > 0) return like;
  const isRecords = spoken.rest(named, 'rowword', 'the').every((each) => endsNoun([each], hand));
  const list = isRecords ? recordList(design) : undefined;
  return shownIn(design).flatMap(({ component }) =>
    component.id === list?.id ? rowsIn(component) : [],
  );
}

function namesIn(said: readonly Token[], hand: Hand): string[] | undefined {
  const items = itemsIn(said, hand).filter((item) => item.some(({ plain }) => plain !== ':'));
  const isJoined = items.length > 2 || hand.spoken.has(said, 'joints', 'listand');
  const isOrder = hand.spoken.has(said.slice(1), 'add', 'remove', 'move', 'set', 'called');
  const isList = isJoined && !isOrder && items.length > 1 && items.length <= mostItems;
  if (!isList || items.some((item) => wordCount(item) > longestItem)) return undefined;
  // “Make the request button bigger and orange”
  if (items.some((item) => colorsIn(item, hand).length > 0 || spokenPart(item, hand)))
    return undefined;
  return items.map((item) => capital(textOf(item, hand)).slice(0, 40));
}

const spokenPart = (item: readonly Token[], { spoken }: Hand): boolean =>
  item.some(({ quote }) => quote === undefined) &&
  spoken.has(item, 'part:button', 'bigger', 'smaller');

/** Returns the name of a missing list: “the badges” in “call the badges A, B and C”. */
export function listMissing(whole: readonly Token[], hand: Hand): readonly Token[] | undefined {
  for (const { a, b } of framesOf(hand.spoken, 'listis', whole)) {
    const names = b && namesIn(b, hand);
    if (
      a &&
      names &&
      names.length > 2 &&
      wordCount(a) <= longestItem &&
      listsSaid(a, hand).length === 0
    )
      return bared(a, hand);
  }
  return undefined;
}

/** “The stages should be Asked, Tasted, Paid”, “let people choose between half and full”: several values at once. */
export function listBecomes(whole: readonly Token[], hand: Hand): Outcome | undefined {
  const { spoken } = hand;
  for (const { a, b } of framesOf(spoken, 'listis', whole)) {
    const names = b && namesIn(spoken.between(b, ['called'], []), hand);
    const lists = a && names ? listsSaid(a, hand) : [];
    if (names && lists.length > 0) return done(...lists.flatMap((list) => filled(list, names)));
  }
  for (const { a, b } of framesOf(spoken, 'choose', whole)) {
    const names = b && namesIn(b, hand);
    if (!names || (a && wordCount(a) > longestItem)) continue;
    const named = a && bared(spoken.trimmed(a, 'closing'), hand);
    const label = named ? capital(textOf(named, hand)) : sayIn(hand.design, 'Kind');
    const outcome = fieldMore('choice', label.slice(0, 80), hand, names);
    if (outcome) return outcome;
  }
  return undefined;
}
