import type { Screen } from '../../model/app-design';
import type { Component } from '../../model/components';
import { attributeSaid } from './add-field';
import { addedRows } from './add-rows';
import { wholeFeature } from './feature-said';
import { headOf } from './head-of';
import { framesOf } from './frames';
import type { Hand, Outcome, Read } from './hand';
import { colorsIn } from './look-words';
import { bared, capital, textOf } from './names';
import { namedRow } from './named-rows';
import { called, screenByName, screenNamed } from './named-screen';
import { newList } from './new-list';
import { newPart, simplePart } from './new-part';
import { featureScreen, isThere } from './new-screen';
import { placeIn, screenIn } from './places';
import { placeFor } from './place-for';
import type { Token } from './tokens';
import { besides } from './verbs';

export const add: Read = async (tokens, hand) => {
  const { spoken } = hand;
  const said = besides(tokens, spoken, 'add');
  const loosely = said ?? besides(tokens, spoken, 'addloose');
  for (const { x } of framesOf(spoken, 'screenFor', tokens)) {
    if (!x || spoken.lengthAt(x, 0, 'add') > 0) continue;
    const outcome = await screenNamed(x, hand);
    if (outcome) return outcome;
  }
  if (!loosely) return undefined;
  const whole = bared(loosely, hand);
  for (const { x } of framesOf(spoken, 'screenFor', whole)) {
    const outcome = x && (await screenNamed(x, hand));
    if (outcome) return outcome;
  }
  if (said) {
    const named =
      (await screenByName(whole, hand)) ??
      (await newList(whole, hand)) ??
      attributeSaid(whole, hand) ??
      namedRow(whole, hand, true);
    if (named) return named;
  }
  const isPlaced = screenIn(whole, hand).on !== undefined;
  const part = (said && addedRows(whole, hand)) ?? (await partNamed(whole, hand, !said));
  if (part || (!said && !isPlaced)) return part ?? called(whole, hand);
  // “Have the opening hours on the first page”: adds a line there.
  if (!said) return namedRow(whole, hand);
  return (await called(whole, hand)) ?? (await featured(whole, hand)) ?? namedRow(whole, hand);
};

async function partNamed(
  said: readonly Token[],
  hand: Hand,
  isLoose = false,
): Promise<Outcome | undefined> {
  const { spoken } = hand;
  for (const { x, y } of framesOf(spoken, 'saying', said)) {
    const outcome = x && y && (await withText(x, y, hand));
    if (outcome) return outcome;
  }
  const placed = placeIn(said, hand);
  const whole = bared(placed.rest, hand);
  const words = spoken.named(whole, 'part');
  const word = words.find(({ at, length }) => at + length === whole.length) ?? words[0];
  if (!word) return undefined;
  // “A START SHIFT button bang in the middle” says “Start shift”.
  const isSaid = word.name === 'button' && word.at > 0;
  const rest = isSaid ? whole.slice(0, word.at + word.length) : whole;
  const left = bared(
    spoken.rest(
      withoutColors(rest, hand),
      `part:${word.name}`,
      'partword',
      'the',
      'app',
      'it',
      'on',
      // “The record button” says “Record”.
      ...(word.name === 'button' ? [] : ['rowword']),
      'with',
      'priceof',
      'more',
      'bigger',
      'smaller',
    ),
    hand,
  );
  // “Make the map bigger”, “make the search bar yellow” change the existing component.
  const isOld = isLoose && !spoken.has(said, 'indefinite');
  const isOther = spoken.has(rest, 'bigger', 'smaller') || colorsIn(rest, hand).length > 0;
  if (isOld && isOther) return undefined;
  // “Bigger buttons” changes the existing buttons.
  if (spoken.lengthAt(rest, 0, 'bigger') > 0 && spoken.lengthAt(said, 0, 'indefinite') === 0)
    return undefined;
  const { one, many } = hand.design.domain;
  const isOwn = left.every(({ plain, single }) =>
    [one, many].some(
      (noun) => noun.toLowerCase().includes(plain) || noun.toLowerCase().includes(single),
    ),
  );
  if (!isOwn && (isLoose || left.length > 2)) return undefined;
  const isPlaced = placed.on !== undefined || placed.place !== undefined;
  const label = isOwn && word.name !== 'button' ? '' : capital(textOf(left, hand));
  if (!isPlaced && !isThere(word.name, hand)) {
    const operation = await featureScreen(word.name, hand);
    if (operation) return { operations: [operation], focus: { screen: operation.screen.id } };
  }
  const target = placeFor(placed, hand);
  if (!target) return undefined;
  const made =
    simplePart(word.name, label, hand) ?? (await newPart(word.name, target.screen, hand));
  return made && { ...added(made, target), ...unpainted(made, rest, hand) };
}

/** All buttons share one colour; the reply says that a colour for one button is left out. */
function unpainted({ type }: Component, tokens: readonly Token[], hand: Hand) {
  const [color] = type === 'button' ? colorsIn(tokens, hand) : [];
  if (!color) return {};
  const undone = hand.spoken.rest(tokens.slice(color.from, color.to), 'part:button', 'partword');
  return { undone };
}

function withoutColors(tokens: readonly Token[], hand: Hand): readonly Token[] {
  const colors = colorsIn(tokens, hand);
  return tokens.filter((_, at) => !colors.some(({ from, to }) => at >= from && at < to));
}

const added = (component: Component, { screen, at }: { screen: Screen; at: number }): Outcome => ({
  operations: [{ op: 'component.add', screen: screen.id, at, component }],
  focus: { part: component.id },
});

/** “A button that says …”, “a field for weight”. */
async function withText(
  part: readonly Token[],
  text: readonly Token[],
  hand: Hand,
): Promise<Outcome | undefined> {
  const { spoken, design } = hand;
  const placed = placeIn(part, hand);
  const rest = bared(placed.rest, hand);
  const [word] = spoken.named(rest, 'part');
  const plain = withoutColors(rest, hand);
  const sizes = ['bigger', 'smaller'] as const;
  if (!word || spoken.rest(plain, `part:${word.name}`, 'partword', 'the', ...sizes).length > 0)
    return undefined;
  const placedText = placeIn(text, hand);
  const isField = word.name === 'form' || word.name === 'field';
  const where = {
    ...placed,
    ...((placed.on ?? placedText.on) ? { on: placed.on ?? (placedText.on as Screen) } : {}),
    ...((placed.place ?? placedText.place)
      ? { place: placed.place ?? (placedText.place as never) }
      : {}),
  };
  const form =
    design.screens.find(({ id }) => id === 'new') ??
    design.screens.find(({ components }) => components.some(({ type }) => type === 'field'));
  const target = placeFor(isField && !where.on && form ? { ...where, on: form } : where, hand);
  if (!target) return undefined;
  const [ending] = colorsIn(placedText.rest, hand).filter(
    ({ from, to }) =>
      to === placedText.rest.length &&
      from > 1 &&
      spoken.lengthAt(placedText.rest, from - 1, 'on') > 0,
  );
  const label = ending ? placedText.rest.slice(0, ending.from - 1) : placedText.rest;
  const said = capital(textOf(bared(label, hand), hand));
  const made =
    simplePart(word.name, said, hand) ??
    labelledPart(await newPart(word.name, target.screen, hand), said);
  if (!made) return undefined;
  const before = isField ? target.screen.components.findIndex(({ type }) => type === 'button') : -1;
  return Promise.resolve({
    ...added(made, before >= 0 && !where.place ? { ...target, at: before } : target),
    ...unpainted(made, ending ? placedText.rest.slice(ending.from) : rest, hand),
  });
}

const labelKeys = ['title', 'label', 'caption'] as const;

/** Labels a component with the words as typed: “a countdown to the seed swap”. */
function labelledPart(part: Component | undefined, said: string): Component | undefined {
  const key = part && labelKeys.find((each) => each in part);
  return key ? ({ ...part, [key]: said.slice(0, 60) } as Component) : undefined;
}

/** Features in the words of ideas: “let people book”. */
export async function featured(said: readonly Token[], hand: Hand): Promise<Outcome | undefined> {
  const placed = placeIn(said, hand);
  const feature = wholeFeature(headOf(placed.rest, hand), hand);
  if (!feature) return undefined;
  if (!isThere(feature, hand) && !placed.on) {
    const operation = await featureScreen(feature, hand);
    if (operation) return { operations: [operation], focus: { screen: operation.screen.id } };
  }
  const target = placeFor(placed, hand);
  const made = target && (await newPart(feature, target.screen, hand));
  return made && target && added(made, target);
}
