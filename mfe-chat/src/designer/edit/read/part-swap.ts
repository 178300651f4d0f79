import type { Becomes } from './hand';
import { vocabularyOf } from '../../model/vocabulary';
import { bared, isSaid } from './names';
import { headOf } from './head-of';
import { newPart } from './new-part';
import { is, partsSaid } from './parts-said';
import { screenIn } from './places';

const arrangements = ['cards', 'list', 'grid'] as const;

/** Replaces a component: “swap the map for a list”; a list may only change its arrangement. */
export const partSwap: Becomes = async (from, to, hand) => {
  const { spoken } = hand;
  const { rest: said, on: there } = screenIn(from, hand);
  const { rest: wished, on: here } = screenIn(to, hand);
  const on = there ?? here;
  const wanted = bared(wished, hand);
  const named = bared(said, hand);
  const arrangement = arrangements.find((each) => {
    const head = headOf(wanted, hand);
    return spoken.find(head, each)?.length === head.length;
  });
  const parts = partsSaid(named, hand, on);
  const isList =
    parts?.shown.some(({ component }) => 'arrangement' in component) ??
    spoken.has(named, 'rowword', 'part:list');
  const noun = hand.design.domain;
  const isNoun =
    named.length > 0 &&
    wordsMatch(
      named.map(({ single }) => single),
      [noun.one, noun.many],
    );
  if (arrangement && arrangement !== 'list' && (isList || isNoun))
    return { operations: [{ op: 'layout.variant', layout: arrangement }], isSure: true };
  const [word] = spoken.named(wanted, 'part');
  if (!parts || !word) return undefined;
  // “A plain list of streets”: the content is not part of the type.
  const head = headOf(wanted, hand);
  const left = bared(spoken.rest(head, `part:${word.name}`, 'partword', 'the'), hand);
  const { one, many } = hand.design.domain;
  const isTold = head.length < wanted.length && left.length <= 1;
  if (left.length > 0 && !isTold && !isSaid(left, one, hand) && !isSaid(left, many, hand))
    return undefined;
  const { screen, component } =
    parts.shown.find(({ component: each }) => each.type !== 'top-bar') ?? parts.shown[0];
  if (is(component, word.name) && vocabularyOf(component.type) === word.name) return undefined;
  const made = await newPart(word.name, screen, hand, component.id);
  return (
    made && {
      operations: [{ op: 'component.replace', id: component.id, component: made }],
      focus: { part: component.id },
    }
  );
};

const wordsMatch = (said: readonly string[], nouns: readonly string[]) =>
  nouns.some((noun) => noun.toLowerCase().startsWith(said.join(' ')) && said.join(' ').length > 3);
