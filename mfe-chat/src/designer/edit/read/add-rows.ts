import type { SingleOperation } from '../operation';
import { done, type Hand, type Outcome, type Read } from './hand';
import { bared, capital, textOf } from './names';
import { screenIn } from './places';
import { recordList } from './record-list';
import { isNoun } from './row-becomes';
import type { Token } from './tokens';
import { mainList } from './visible';

const counts = ['one', 'two', 'three', 'four', 'five'] as const;

export function countIn(tokens: readonly Token[], { spoken }: Hand): number | undefined {
  const figure = tokens.find(({ plain }) => /^\d{1,2}$/u.test(plain));
  if (figure) return Number(figure.plain);
  const at = counts.findIndex((each) => spoken.has(tokens, `n${each}`));
  return at < 0 ? undefined : at + 1;
}

const countLists = counts.map((each) => `n${each}`);

const rowsIn = (list: ReturnType<typeof mainList>) => {
  const component = list?.component;
  if (component?.type === 'list') return component.rows;
  return component?.type === 'checklist' ? component.tasks : undefined;
};

/** “A row …”, “… to the list”, “three more”. */
export function addedRows(said: readonly Token[], hand: Hand): Outcome | undefined {
  const { spoken, design } = hand;
  const { rest: placed, on } = screenIn(said, hand);
  const list = mainList(design, on?.id);
  const rows = rowsIn(list);
  if (!list || !rows) return undefined;
  const rest = bared(placed, hand);
  const isOwn = !on && rest.some((_, at) => isNoun(rest.slice(at, at + 1), hand));
  const target = (isOwn && recordList(design)) || { id: list.component.id, count: rows.length };
  const quote = rest.find((token) => token.quote !== undefined);
  const isRow =
    spoken.has(rest, 'rowword') || rest.some((_, at) => isNoun(rest.slice(at, at + 1), hand));
  const toList = spoken.find(rest, 'tolist');
  const word = spoken.find(rest, 'rowword');
  // “A line chart of the pain score” is a chart, not a line.
  const isPart = ({ name, at }: { name: string; at: number }) =>
    name !== 'list' && word !== undefined && at === word.at + word.length;
  if (spoken.named(rest, 'part').some(isPart)) return undefined;
  const isList = word !== undefined && spoken.lengthAt(rest, word.at, 'part:list') === word.length;
  const plain = bared(
    spoken.rest(
      rest,
      'rowword',
      'tolist',
      'named',
      'saying',
      'part:list',
      'the',
      'more',
      'on',
      ...countLists,
    ),
    hand,
  ).filter((token) => token.plain !== ':' && !isNoun([token], hand));
  const row = (title: string): SingleOperation => ({
    op: 'row.add',
    component: target.id,
    at: target.count,
    row: { title: capital(title).slice(0, 80) },
  });
  if (quote?.quote && (isRow || toList || on) && !spoken.has(rest, 'screen', 'tab', 'part:button'))
    return done(row(quote.quote));
  const asked = countIn(rest, hand) ?? (spoken.has(rest, 'more') ? 2 : undefined);
  const count = asked !== undefined && isTotal(rest, hand) ? asked - rows.length : asked;
  if (plain.length === 0 && isRow && count !== undefined && count > 0)
    return copied(Math.min(count, 10), hand, list.component.id, rows);
  if (
    plain.length > 0 &&
    plain.length <= 8 &&
    (toList !== undefined || (isRow && !isList && rest.indexOf(plain[0] as Token) > 0)) &&
    !spoken.named(plain, 'part').some(({ length }) => length === plain.length) &&
    !spoken.has(rest, 'screen', 'tab')
  )
    return done(row(textOf(plain, hand)));
  return undefined;
}

/** “Show more items, like 10”: ten in all. */
const isTotal = (said: readonly Token[], { spoken }: Hand): boolean =>
  spoken.has(said, 'likeword') && said.some(({ plain }) => /^\d/u.test(plain));

function copied(
  count: number,
  { design }: Hand,
  component: string,
  rows: readonly { title: string }[],
): Outcome {
  const { one } = design.domain;
  return done(
    ...Array.from({ length: count }, (_, index): SingleOperation => {
      const like = rows[index % rows.length];
      const { action: _action, ...row } = (like ?? { title: one }) as {
        title: string;
        action?: unknown;
      };
      return {
        op: 'row.add',
        component,
        at: rows.length + index,
        row: { ...row, title: `${capital(one)} ${rows.length + index + 1}`.slice(0, 80) },
      };
    }),
  );
}

export const rowCount: Read = (tokens, hand) => {
  const { spoken, design } = hand;
  const { rest, on } = screenIn(tokens, hand);
  const left = bared(
    spoken.rest(
      rest,
      'more',
      'fewer',
      'rowword',
      'show',
      'want',
      'set',
      'add',
      'polite',
      'the',
      'shouldbe',
      'it',
      'on',
      'part:list',
      ...countLists,
    ),
    hand,
  ).filter((token) => !isNoun([token], hand) && !/^\d+$/u.test(token.plain));
  const isRow =
    spoken.has(rest, 'rowword') || rest.some((_, at) => isNoun(rest.slice(at, at + 1), hand));
  if (left.length > 0 || !isRow) return undefined;
  const list = mainList(design, on?.id);
  const rows = rowsIn(list);
  if (!list || !rows) return undefined;
  if (spoken.has(rest, 'fewer')) {
    const many = Math.min(countIn(rest, hand) ?? Math.ceil(rows.length / 3), rows.length - 1);
    return done(
      ...Array.from({ length: many }, (_, index): SingleOperation => ({
        op: 'row.remove',
        component: list.component.id,
        at: rows.length - 1 - index,
      })),
    );
  }
  const wanted = countIn(rest, hand) ?? 3;
  const count = isTotal(rest, hand) ? wanted - rows.length : wanted;
  return spoken.has(rest, 'more') && count > 0
    ? copied(count, hand, list.component.id, rows)
    : undefined;
};
