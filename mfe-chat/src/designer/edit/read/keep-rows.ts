import { stemOf, wordsOf } from '../../interpret/words';
import type { SingleOperation } from '../operation';
import { countIn } from './add-rows';
import { framesOf } from './frames';
import { done, type Hand, type Outcome, type Read } from './hand';
import { bared } from './names';
import { endsNoun, rowSaid } from './row-becomes';
import { listNamed } from './record-list';
import { itemsIn } from './rows-listed';
import { saysScreen, screenSaid } from './screens-said';
import { mainList, rowsOf, shownIn, type ShownRow } from './visible';
import type { Token } from './tokens';

const most = 90;
const around = ['ones', 'rowword', 'the', 'now', 'with', 'on'] as const;

/** Text of a row for matching: everything with its record, or only kind and group. */
function textOfRow(
  { component, at, key, title }: ShownRow,
  { design }: Hand,
  isAll: boolean,
): string {
  const row = (component as unknown as Readonly<Record<string, readonly object[]>>)[key]?.[at];
  const records = shownIn(design).flatMap(({ component: part }) =>
    part.type === 'detail' ? part.records.filter((record) => record.title === title) : [],
  );
  const texts = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
  };
  const { title: name, note, value, group, badge } = (row ?? {}) as Record<string, unknown>;
  if (!isAll) return [name, group].flatMap(texts).join(' · ');
  const facts = records.flatMap((record) => texts(record.facts));
  return [...[name, note, value, group, badge].flatMap(texts), ...facts].join(' · ');
}

const holds = (words: readonly Token[], text: string): boolean => {
  const own = wordsOf(text);
  return words.every(({ plain, single }) =>
    own.some((word) => word.single === single || word.stem === stemOf(plain)),
  );
};

function matching(said: readonly Token[], hand: Hand, isAll = true): ShownRow[] {
  const { spoken } = hand;
  if (saysScreen(said, hand) || screenSaid(said, hand, true)) return [];
  const things = itemsIn(said, hand)
    .map((item) =>
      bared(spoken.rest(item, ...around), hand).filter((each) => !endsNoun([each], hand)),
    )
    .filter(({ length }) => length > 0);
  const isFigure = ({ plain }: Token) => /^[\d.,:]+\p{L}{0,3}$/u.test(plain);
  const isNone = (item: readonly Token[]) =>
    item.length > 3 || item.every(isFigure) || spoken.named(item, 'part').length > 0;
  if (things.some(isNone)) return [];
  return rowsOf(hand.design).filter((row) => {
    const text = textOfRow(row, hand, isAll);
    return things.some((item) => holds(item, text));
  });
}

/** From last to first, so that earlier positions stay valid. */
const without = (rows: readonly ShownRow[]): Outcome | undefined => {
  const operations = rows
    .toSorted((one, other) => other.at - one.at)
    .map(({ component: { id: component }, at }): SingleOperation => ({
      op: 'row.remove',
      component,
      at,
    }));
  return operations.length > 0 && operations.length <= most ? done(...operations) : undefined;
};

function onlySo(said: readonly Token[], hand: Hand): Outcome | undefined {
  const count = countIn(said, hand);
  const isOfMain = said.some((each) => endsNoun([each], hand));
  const list = isOfMain ? mainList(hand.design)?.component : listNamed(said, hand.design);
  const isCount = bared(hand.spoken.rest(said, ...around), hand).length <= 2;
  // “Only 5 rules”
  if (list && count && !isOfMain && !isCount) return undefined;
  if (list && count && isCount)
    return without(
      rowsOf(hand.design).filter(({ component, at }) => component.id === list.id && at >= count),
    );
  const kept = matching(said, hand);
  const lists = new Set(kept.map(({ component: { id } }) => id));
  const isKept = (row: ShownRow) =>
    kept.some(({ component, at }) => component.id === row.component.id && at === row.at);
  return without(rowsOf(hand.design).filter((row) => lists.has(row.component.id) && !isKept(row)));
}

/** Filters rows by their text: “Only the open ones”, “take off anything with nuts”. */
export const keepRows: Read = (tokens, hand) => {
  for (const { x } of framesOf(hand.spoken, 'onlyrows', tokens)) {
    const outcome = x && onlySo(x, hand);
    if (outcome) return outcome;
  }
  for (const intent of ['norows', 'norow'] as const)
    for (const { x } of framesOf(hand.spoken, intent, tokens)) {
      if (x && intent === 'norow' && rowSaid(bared(x, hand), hand)) continue;
      const outcome = x && without(matching(x, hand, intent === 'norows'));
      if (outcome) return outcome;
    }
  return undefined;
};
