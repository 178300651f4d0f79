import { wordsOf } from '../../interpret/words';
import { closest } from './closest';
import { beforeFigure, currencyIn } from './currency-in';
import { done, type Hand, type Becomes } from './hand';
import { bared, capital, isSaid, textOf } from './names';
import { ordinalIn } from './ordinals';
import { screenIn } from './places';
import { recordList } from './record-list';
import type { Token } from './tokens';
import { mainList, rowsOf, shownIn, textsOf, type Shown, type ShownRow } from './visible';

export function rowSaid(said: readonly Token[], hand: Hand): ShownRow | undefined {
  const { spoken, design } = hand;
  const { rest: placed, on } = screenIn(said, hand);
  const rest = bared(placed, hand);
  const rows = rowsOf(design).filter(({ screen }) => !on || screen.id === on.id);
  const titled = (tokens: readonly Token[]) =>
    rows.find(({ title }) => tokens.length > 0 && isSaid(tokens, title, hand));
  const own =
    titled(placed) ?? titled(rest) ?? titled(bared(spoken.trimmed(rest, 'rowword', 'the'), hand));
  if (own) return own;
  const like = rowLike(rest, rows, hand);
  if (like) return like;
  const ordinal = ordinalIn(rest, spoken);
  if (!ordinal) return undefined;
  const left = bared(spoken.rest(ordinal.rest, 'rowword', 'the'), hand);
  const isRow = left.length === 0 ? ordinal.rest.length > 0 : isNoun(left, hand);
  if (!isRow) return undefined;
  const list = mainList(design, on?.id)?.component;
  const own_ = rows.filter(({ component: { id } }) => id === list?.id);
  return own_.at(ordinal.at);
}

/** Finds the only row that contains the words: “the risotto” for “Risotto with mushrooms”. */
function rowLike(
  tokens: readonly Token[],
  rows: readonly ShownRow[],
  hand: Hand,
): ShownRow | undefined {
  const named = bared(hand.spoken.trimmed(tokens, 'rowword', 'the'), hand);
  const isPart = hand.spoken.named(named, 'part').some(({ length }) => length === named.length);
  if (isPart || named.some((token) => endsNoun([token], hand))) return undefined;
  return closest(named, rows, ({ title }) => title, hand);
}

export const isNoun = (tokens: readonly Token[], hand: Hand): boolean => {
  const { one, many } = hand.design.domain;
  return isSaid(tokens, one, hand) || isSaid(tokens, many, hand);
};

/** Matches by the last word: “tools” for “power tools”. */
export const endsNoun = (tokens: readonly Token[], hand: Hand): boolean => {
  const [only] = tokens;
  const { one, many } = hand.design.domain;
  return (
    isNoun(tokens, hand) ||
    (tokens.length === 1 &&
      only !== undefined &&
      [one, many].some((noun) => wordsOf(noun).at(-1)?.single === only.single))
  );
};

const mostName = 4;
const time = /^\d{1,2}(?:[:.]\d\d(?:\s?[ap]m)?|\s?[ap]m)$/iu;
const amount = /\d[\d.,]*/u;

/** “14”, “9:30”, “40 kg” */
export const isAmount = (text: string): boolean => /^\d[\d.,:]*\s?\p{L}{0,3}$/u.test(text);

export const rowBecomes: Becomes = (from, to, hand) => {
  const { spoken, design } = hand;
  const price = spoken.find(from, 'price');
  const named = bared(spoken.rest(from, 'price', 'priceof'), hand);
  if (price && named.length === 0)
    return allPriced(textOf(spoken.trimmed(to, 'price'), hand), hand);
  const row = rowSaid(price ? named : from, hand);
  const wanted = textOf(spoken.trimmed(to, 'price'), hand);
  const isPrice = amount.test(wanted) && (price !== undefined || currencyIn(wanted) !== undefined);
  if (!row) return isPrice ? newPriced(named, wanted, hand) : undefined;
  if (price && !amount.test(wanted)) return undefined;
  if (isPrice) {
    const rows = rowsOf(design).filter(({ title }) => title === row.title);
    const olds = new Set<string>();
    const edits = rows.flatMap(({ component, at }) => {
      const { value, note } = detailsOf(component, at);
      const isInNote = value === undefined && note !== undefined && onlyPrice(note);
      const before = isInNote ? note : value;
      if (before === undefined && component.id !== row.component.id) return [];
      if (before !== undefined && onlyPrice(before)) olds.add(before);
      const next = priced(wanted, before);
      return [
        {
          op: 'row.edit' as const,
          component: component.id,
          at,
          row: isInNote ? { note: next } : { value: next },
        },
      ];
    });
    return done(...edits, ...factsPriced(row.title, olds, wanted, hand));
  }
  if (price) return undefined;
  // “Change the second job to 9:30” sets its time, not its name.
  if (time.test(wanted) || (isAmount(wanted) && !/\d/u.test(row.title))) {
    const note = capital(wanted).slice(0, 80);
    const value = counted(wanted, detailsOf(row.component, row.at).value);
    const next = value === undefined ? { note } : { value };
    return done({ op: 'row.edit', component: row.component.id, at: row.at, row: next });
  }
  const title = capital(wanted).slice(0, 80);
  const others = textsOf(design).filter(({ text }) => text === row.title);
  return done(
    ...others.map(({ component: { id }, path }) => ({
      op: 'text.set' as const,
      id,
      path,
      text: title,
    })),
  );
};

/** Adds a row with a price if none exists: “Lessons are 45 euros”. */
function newPriced(name: readonly Token[], wanted: string, hand: Hand) {
  const { design, spoken } = hand;
  const list = recordList(design);
  const isShort = wordsOf(wanted).length <= mostName;
  const isName =
    name.length > 0 && name.length <= mostName && isShort && currencyIn(wanted) !== undefined;
  const isOther = spoken.named(name, 'part').length > 0 || spoken.has(name, 'it', 'app', 'tab');
  const isSmall =
    spoken.rest(name, 'modal', 'shouldbe', 'the', 'object', 'set', 'to').length < name.length;
  if (!list || !isName || isOther || isSmall || ordinalIn(name, spoken)) return undefined;
  if (name.every((each) => endsNoun([each], hand))) return allPriced(wanted, hand);
  const row = { title: capital(textOf(name, hand)).slice(0, 80), value: wanted };
  return done({ op: 'row.add', component: list.id, at: list.count, row });
}

/** Sets all prices: “the price should be 25 euros”. */
function allPriced(wanted: string, { design }: Hand) {
  if (!amount.test(wanted) || wordsOf(wanted).length > 4) return undefined;
  const rows = rowsOf(design).flatMap(({ component, at }) => {
    const before = detailsOf(component, at).value;
    return before !== undefined && currencyIn(before)
      ? [
          {
            op: 'row.edit' as const,
            component: component.id,
            at,
            row: { value: priced(wanted, before) },
          },
        ]
      : [];
  });
  const texts = textsOf(design).flatMap(({ component, path, text }) =>
    component.type === 'detail' && path.at(-1) === 'value' && onlyPrice(text)
      ? [{ op: 'text.set' as const, id: component.id, path, text: priced(wanted, text) }]
      : [],
  );
  const all = [...rows, ...texts];
  return all.length > 0 && all.length <= 90 ? done(...all) : undefined;
}

const onlyPrice = (text: string) => currencyIn(text) !== undefined && wordsOf(text).length <= 3;

function detailsOf(component: Shown['component'], at: number): { value?: string; note?: string } {
  if (component.type === 'list') return component.rows[at] ?? {};
  return component.type === 'checklist' ? (component.tasks[at] ?? {}) : {};
}

/** Sets the same prices in the record that a row opens. */
function factsPriced(title: string, olds: ReadonlySet<string>, wanted: string, { design }: Hand) {
  return shownIn(design).flatMap(({ component }) =>
    component.type === 'detail'
      ? component.records.flatMap((record, at) =>
          record.title === title
            ? record.facts.flatMap(({ value }, fact) =>
                olds.has(value)
                  ? [
                      {
                        op: 'text.set' as const,
                        id: component.id,
                        path: ['records', at, 'facts', fact, 'value'],
                        text: priced(wanted, value),
                      },
                    ]
                  : [],
              )
            : [],
        )
      : [],
  );
}

/** Formats an amount in the typed currency, else in that of the old price. */
export function priced(wanted: string, before: string | undefined): string {
  const figure = amount.exec(wanted)?.[0].replace(/[.,]$/u, '') ?? wanted;
  const sign = currencyIn(wanted);
  if (sign) return `${beforeFigure(sign)}${figure}`;
  return before && amount.test(before) ? before.replace(amount, figure) : figure;
}

/** “Valves is 6”: the number in “3 left”. Undefined if the value holds none or several. */
export const counted = (to: string, value: string | undefined): string | undefined =>
  /^\d+$/u.test(to.trim()) && /^\D*\d+\s\D+$/u.test(value ?? '')
    ? value?.replace(/\d+/u, to.trim())
    : undefined;
