import type { Component } from '../../model/components';
import { freeId } from '../free-id';
import { framesOf } from './frames';
import { done, type Hand, type Outcome } from './hand';
import { bared, capital, textOf } from './names';
import { screenNamed } from './named-screen';
import { placeFor } from './place-for';
import { placeIn } from './places';
import { endsNoun } from './row-becomes';
import { itemsIn } from './rows-listed';
import { rowTitle } from './row-title';
import { wordCount, type Token } from './tokens';

const longest = 3;
const mostRows = 10;

/** “A packing list with her pills on it”: a checklist of other things than the subject. */
export async function newList(said: readonly Token[], hand: Hand): Promise<Outcome | undefined> {
  const { spoken } = hand;
  if (said.some(({ quote }) => quote !== undefined) || spoken.has(said, 'tolist')) return undefined;
  for (const { x } of framesOf(spoken, 'listOf', said))
    if (x && wordCount(x) <= longest && !endsNoun(x, hand)) return screenNamed(x, hand);
  const placed = placeIn(said, hand);
  const cut = placed.rest.findIndex(
    (token, at) => at > 0 && (token.plain === ':' || spoken.lengthAt(placed.rest, at, 'with') > 0),
  );
  const head = bared(cut < 0 ? placed.rest : placed.rest.slice(0, cut), hand);
  const named = titleIn(head, hand);
  if (!named) return undefined;
  const told = cut < 0 ? [] : spoken.between(placed.rest.slice(cut), ['with'], ['onit']);
  const behind = spoken.between(told, [], ['it']);
  const items = itemsIn(
    behind.filter(({ plain }) => plain !== ':'),
    hand,
  );
  if (items.some((item) => wordCount(item) > 4)) return undefined;
  const titles = items.slice(0, mostRows).map((item) => rowTitle(item, hand));
  const target = placeFor(placed, hand);
  if (!target) return undefined;
  const [title, list] = partsFor(named, titles, hand);
  const { screen, at } = target;
  return {
    ...done(
      { op: 'component.add', screen: screen.id, at, component: title },
      { op: 'component.add', screen: screen.id, at: at + 1, component: list },
    ),
    focus: { part: list.id },
  };
}

function titleIn(head: readonly Token[], hand: Hand): string | undefined {
  const { spoken } = hand;
  const lists = ['part:list', 'part:checklist'] as const;
  const left = spoken.trimmed(head, ...lists);
  const isCompound = head.length === 1 && /.{3}(?:liste|lista|list)$/u.test(head[0]?.plain ?? '');
  if (!isCompound && (left.length === head.length || wordCount(left) > longest)) return undefined;
  const isAt = (at: number) => lists.some((list) => spoken.lengthAt(head, at, list) > 0);
  const isLed = spoken.said.words['of'] !== undefined;
  if (!isCompound && (isLed ? !isAt(0) : !isAt(head.length - 1))) return undefined;
  if (!isLed && spoken.has(head, 'on')) return undefined;
  if (left.every((token) => lists.some((list) => spoken.has([token], list)))) return undefined;
  if (endsNoun(left.slice(-1), hand) || spoken.has(left, 'price', 'more', 'bigger', 'smaller'))
    return undefined;
  return capital(textOf(head, hand)).slice(0, 60);
}

function partsFor(
  named: string,
  titles: readonly string[],
  { design }: Hand,
): [Component, Component] {
  const rows = titles.length > 0 ? titles : [1, 2, 3].map((at) => `${named} ${at}`);
  return [
    { type: 'section', id: freeId(design, 'added-section'), title: named },
    {
      type: 'checklist',
      id: freeId(design, 'added-checklist'),
      arrangement: 'list',
      tasks: rows.map((title) => ({ title, done: false, tint: 0 })),
    },
  ];
}
