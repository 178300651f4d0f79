import type { AppDesign } from '../../model/app-design';
import type { Component } from '../../model/components';
import { fits } from '../editable';
import { isStopBetween } from './clauses';
import type { SingleOperation } from '../operation';
import { done, type Becomes, type Hand } from './hand';
import { colorsIn } from './look-words';
import { bared, capital, isSaid, textOf } from './names';
import { textsSaid, type TextSaid } from './texts-said';
import type { Token } from './tokens';
import { textsOf } from './visible';

const componentsOf = ({ screens }: AppDesign): Component[] =>
  screens.flatMap(({ components }) => components);

/** An unquoted colour is a style, not a text. */
const isColor = (tokens: readonly Token[], hand: Hand): boolean =>
  colorsIn(bared(tokens, hand), hand).some(
    ({ from, to }) => to - from === bared(tokens, hand).length,
  );

/** “Above the map” is a position, not a text. */
const startsWithPlace = (said: readonly Token[], { spoken }: Hand): boolean => {
  const tokens = spoken.trimmed(said, 'shouldbe', 'to');
  return (
    ['above', 'below', 'top', 'bottom'].some((list) => spoken.lengthAt(tokens, 0, list) > 0) &&
    tokens[0]?.quote === undefined
  );
};

/** A list or map named by its type has no text. */
const isWholePart = (tokens: readonly Token[], hand: Hand): boolean => {
  const named = bared(tokens, hand);
  return hand.spoken
    .named(named, 'part')
    .some(({ name, length }) => name !== 'button' && length === named.length);
};

export const text: Becomes = (from, to, hand) => {
  const { design } = hand;
  // “Turn the list into cards” does not rename the label “List”.
  if (isWholePart(from, hand) && to[0]?.quote === undefined) return undefined;
  const texts = textsSaid(from, hand);
  if (texts.length === 0 || startsWithPlace(to, hand) || isColor(to, hand)) return undefined;
  // “Show the clocks as a grid with pictures” asks for a component.
  const isPart =
    hand.spoken.named(to, 'part').length > 0 &&
    (hand.spoken.lengthAt(to, 0, 'indefinite') > 0 || isWholePart(from, hand));
  if (isPart) return undefined;
  // A failed replacement of a component must not become a text.
  const part = hand.spoken.named(bared(to, hand), 'part')[0];
  if (
    part?.length === bared(to, hand).length &&
    hand.spoken.has(from.slice(-1), `part:${part.name}`, 'partword')
  )
    return undefined;
  if (
    part?.length === bared(to, hand).length &&
    hand.spoken
      .named(bared(from, hand), 'part')
      .some(({ name, length }) => name !== 'button' && length === bared(from, hand).length)
  )
    return undefined;
  const wanted = textOf(to, hand);
  // “The deposit is 50”: a number is the value of a fact, never its label.
  const isValue = /^\P{L}*\d/u.test(wanted);
  const asValue = ({ id, path }: TextSaid): TextSaid =>
    isValue && path.includes('facts') && path.at(-1) === 'label'
      ? { id, path: [...path.slice(0, -1), 'value'] }
      : { id, path };
  const isQuote = to.length === 1 && to[0]?.quote !== undefined;
  // Several items, or a clause after a comma, are not a text for one label.
  if (!isQuote && isSeveral(to, hand)) return undefined;
  const parts = new Map(componentsOf(design).map((part) => [part.id, part]));
  const operations = texts.map(asValue).flatMap(({ id, path }): SingleOperation[] => {
    const part = parts.get(id);
    const said = isQuote ? wanted : capital(wanted);
    return part && fits(part, path, said) ? [{ op: 'text.set', id, path, text: said }] : [];
  });
  const tabs = isQuote || from[0]?.quote ? tabNamed(from, wanted, hand) : [];
  return operations.length + tabs.length > 0 ? done(...operations, ...tabs) : undefined;
};

const isSeveral = (tokens: readonly Token[], { text }: Hand): boolean =>
  tokens.some(({ plain }) => plain === ':') ||
  tokens.some((token, at) => {
    const before = tokens[at - 1];
    return before !== undefined && isStopBetween(text, before, token);
  });

/** A quoted text may also name a screen. */
const tabNamed = (from: readonly Token[], name: string, hand: Hand) => {
  const named = hand.design.screens.find(
    (each) =>
      isSaid(from, each.name, hand) ||
      isSaid(from, hand.design.tabs.find(({ to }) => to === each.id)?.label ?? '', hand),
  );
  return named ? [{ op: 'screen.rename' as const, screen: named.id, name }] : [];
};

const wholeWord = (text: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&')}(?![\\p{L}\\p{N}])`,
    'gu',
  );

export const within: Becomes = (from, to, hand) => {
  const [only] = from;
  if (from.length !== 1 || only?.quote === undefined) return undefined;
  const { quote } = only;
  const operations = textsOf(hand.design).flatMap(
    ({ component, path, text: before }): SingleOperation[] => {
      const whole = wholeWord(quote);
      if (!whole.test(before)) return [];
      const after = before.replaceAll(whole, () => textOf(to, hand));
      return fits(component, path, after)
        ? [{ op: 'text.set', id: component.id, path, text: after }]
        : [];
    },
  );
  return operations.length > 0 ? done(...operations) : undefined;
};
