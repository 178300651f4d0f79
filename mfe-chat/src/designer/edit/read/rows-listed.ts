import { languageOfIdea } from '../../interpret/read-brief';
import { framesOf } from './frames';
import { done, type Hand, type Outcome } from './hand';
import { hasStop, isBracketed, isStopBetween } from './clauses';
import { colorsIn } from './look-words';
import { bared } from './names';
import { isOther } from './named-rows';
import { screenIn } from './places';
import { listNamed, recordList } from './record-list';
import { endsNoun } from './row-becomes';
import { rowTitle } from './row-title';
import { wordCount, type Token } from './tokens';
import { besides } from './verbs';
import { isAside } from './without-reason';

const longest = 4;

/** Splits a list into items: “violet, rose and clover”. */
export function itemsIn(tokens: readonly Token[], hand: Hand): (readonly Token[])[] {
  const { spoken, text } = hand;
  const items: Token[][] = [[]];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] as Token;
    const before = tokens[at - 1];
    const joint = Math.max(
      spoken.lengthAt(tokens, at, 'joints'),
      spoken.lengthAt(tokens, at, 'listand'),
    );
    const isInside = isBracketed(text, token.at);
    const isStop = before && isStopBetween(text, before, token);
    if (!isInside && (joint > 0 || isStop)) items.push([]);
    if (isInside || joint === 0) items.at(-1)?.push(token);
    at += isInside ? 1 : Math.max(1, joint);
  }
  return items.map((item) => bared(item, hand)).filter(({ length }) => length > 0);
}

/** Returns what follows the noun: “keys for the boiler room, the kitchen and the stage”. */
function behindNoun(tokens: readonly Token[], hand: Hand): readonly Token[] | undefined {
  const { spoken } = hand;
  const at = tokens.findIndex(
    ({ plain }, index) =>
      index > 0 && (plain === ':' || spoken.lengthAt(tokens, index, 'behindhead') > 0),
  );
  return at > 0 && endsNoun(bared(tokens.slice(0, at), hand), hand)
    ? tokens.slice(at + 1)
    : undefined;
}

/** “Courgettes and rhubarb to what is on offer”; `to`: index of the “to”, or -1. */
function withoutGoal(rest: readonly Token[], to: number, { spoken, text }: Hand): readonly Token[] {
  if (to < 0) return rest;
  const stop = rest.findIndex(
    (token, at) => at > to && hasStop(text.slice(rest[at - 1]?.end, token.at)),
  );
  const behind = stop > 0 && !isAside(rest.slice(stop), spoken) ? rest.slice(stop) : [];
  return [...rest.slice(0, to), ...behind];
}

export function rowsListed(whole: readonly Token[], hand: Hand): Outcome | undefined {
  const said = besides(whole, hand.spoken, 'add');
  return said && listedIn(bared(said, hand), hand);
}

function listedIn(said: readonly Token[], hand: Hand): Outcome | undefined {
  const { design, language, text } = hand;
  const { rest, on } = screenIn(said, hand);
  const goal = rest.findIndex((_, at) => at > 2 && hand.spoken.lengthAt(rest, at, 'tothere') > 0);
  // “Add cod and plaice to the catches”
  const list = (goal > 0 && listNamed(rest.slice(goal), design)) || recordList(design, on);
  const isNear = [languageOfIdea(text), design.language, 'en'].includes(language);
  const behind = behindNoun(rest, hand);
  const items = itemsIn(behind ?? withoutGoal(rest, goal, hand), hand).filter(
    (item) => !isAside(item, hand.spoken),
  );
  if (!list || !isNear || items.length < 2) return undefined;
  const { spoken } = hand;
  // “Mira, driver” is one row, “Azul and Catan” are two; “between Azul and Catan” is a position.
  const isJoined = spoken.has(rest, 'joints', 'listand') || items.length > 2 || behind;
  if (!isJoined || [...framesOf(spoken, 'between', rest)].length > 0) return undefined;
  if (items.some((item) => wordCount(item) > longest)) return undefined;
  // “A long garden hose, a hedge trimmer and 2 x sash clamps”: counted things may have long names.
  const isCounted = ([first]: readonly Token[]) =>
    first !== undefined &&
    (/^\d/u.test(first.plain) ||
      spoken.lengthAt(rest, rest.indexOf(first) - 1, 'indefinite') === 1);
  const areCounted = items.slice(1).every(isCounted);
  const isNone = (item: readonly Token[]) =>
    (wordCount(item) > 2 && !areCounted) || isOther(item, hand, true);
  if (!behind && items.some(isNone)) return undefined;
  // A list of colours only is a style.
  if (items.every((item) => colorsIn(item, hand).length > 0)) return undefined;
  return done(
    ...items.map((item, index) => ({
      op: 'row.add' as const,
      component: list.id,
      at: list.count + index,
      row: { title: rowTitle(item, hand) },
    })),
  );
}
