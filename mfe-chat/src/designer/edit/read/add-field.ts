import type { Component } from '../../model/components';
import { plainly } from '../../interpret/words';
import type { SingleOperation } from '../operation';
import { formOf } from './forms';
import { framesOf, saidLike } from './frames';
import { done, type Hand, type Outcome, type Read } from './hand';
import { headOf } from './head-of';
import { bared, capital, textOf } from './names';
import { newField, type FieldKind } from './new-field';
import { itemsIn } from './rows-listed';
import { wordCount, type Token } from './tokens';
import { shownIn } from './visible';

/** “Ask whether it was watered”, “let me count the leaves”. */
export const askedField: Read = (tokens, hand) => {
  const { spoken } = hand;
  const listed = chosen(tokens, hand);
  if (listed) return listed;
  for (const { x } of framesOf(spoken, 'field', tokens)) {
    const label = x && labelOf(spoken.trimmed(x, 'subject', 'the'), hand);
    const outcome = label && fieldMore('text', label, hand);
    if (outcome) return outcome;
  }
  for (const kind of ['yesno', 'count', 'text'] as const)
    for (const { frame, slots } of saidLike(spoken, `ask-${kind}`, tokens)) {
      const { x } = slots;
      if (x && (spoken.named(x, 'part').length > 0 || spoken.lengthAt(x, 0, 'down') > 0)) continue;
      const isAsked = frame !== '<asking> {x}' || (x && spoken.lengthAt(x, 0, 'wh') > 0);
      if (!isAsked) continue;
      const label = x && labelOf(spoken.trimmed(x, 'subject', 'the'), hand);
      const outcome = label && fieldMore(kind, label, hand);
      if (outcome) return outcome;
    }
  return undefined;
};

/** “Who turned it, Col, Danny or Mags”: a choice with these options. */
function chosen(tokens: readonly Token[], hand: Hand): Outcome | undefined {
  const { spoken } = hand;
  for (const { x } of framesOf(spoken, 'ask-text', tokens)) {
    if (!x || spoken.lengthAt(x, 0, 'wh') === 0) continue;
    const [first, ...others] = itemsIn(x, hand);
    const label = first && labelOf(first, hand);
    if (!label || others.length < 2 || others.some((each) => wordCount(each) > 3)) continue;
    const options = others.slice(0, 6).map((each) => capital(textOf(each, hand)).slice(0, 40));
    const outcome = fieldMore('choice', label, hand, options);
    if (outcome) return outcome;
  }
  return undefined;
}

const longest = 6;

function labelOf(said: readonly Token[], hand: Hand): string | undefined {
  // “Repeats as well as rows”: the rows are counted already.
  const known = hand.spoken.find(said, 'besidesthat', 1);
  const whole = known ? said.slice(0, known.at) : said;
  const tokens = hand.spoken.between(whole, ['the', 'fieldword', 'linking'], []);
  return wordCount(tokens) > longest
    ? undefined
    : capital(textOf(bared(tokens, hand), hand)).slice(0, 80);
}

const isAttribute = (token: Token | undefined, { spoken, language }: Hand): boolean =>
  token !== undefined &&
  (spoken.said.words['attribute'] ?? []).some((word) => {
    const own = plainly(word);
    const ends = language === 'de' && token.plain.endsWith(own);
    return ends || token.plain === own || token.single === own;
  });

/** “Pot size”, “Topfgröße”, “tamaño de la maceta”: known attributes of records. */
export function attributeSaid(said: readonly Token[], hand: Hand): Outcome | undefined {
  const { spoken } = hand;
  const whole = bared(said, hand);
  const place = whole.findLastIndex((_, at) => at > 0 && spoken.lengthAt(whole, at, 'on') > 0);
  const left = whole.slice(0, Math.max(0, place));
  // “Sow by date on the packets”: the name ends before the position.
  const isPlaced = left.length > 1 && left.length <= 3 && isAttribute(left.at(-1), hand);
  const head = isPlaced ? left : headOf(whole, hand);
  const isHead = (token: Token | undefined) => isAttribute(token, hand);
  const isFirst = spoken.said.words['of'] !== undefined;
  if (whole.length > longest || head.length > 3 || !isHead(isFirst ? head[0] : head.at(-1)))
    return undefined;
  if (spoken.named(head, 'part').length > 0 || spoken.has(head, 'screen', 'tab')) return undefined;
  const label = labelOf(isFirst ? whole : head, hand);
  return label ? fieldMore('text', label, hand) : undefined;
}

/** Adds a field to the form and a line to each record; `only` limits the components by id. */
export function fieldMore(
  kind: FieldKind,
  said: string,
  hand: Hand,
  options: readonly string[] = [],
  only?: readonly string[],
): Outcome | undefined {
  const { design } = hand;
  // “The dog's breed” is the breed in an app about dogs.
  const [, own = '', rest = ''] = /^(.+)['’]s (.+)$/u.exec(said) ?? [];
  const label = own.toLowerCase() === design.domain.one.toLowerCase() ? capital(rest) : said;
  const form = formOf(design);
  const facts = shownIn(design).flatMap(({ component: part }) =>
    only && !only.includes(part.id) ? [] : factsMore(part, kind, label),
  );
  if (!form) return facts.length > 0 ? done(...facts) : undefined;
  const button = form.components.findLastIndex(({ type }) => type === 'button');
  const at = button < 0 ? form.components.length : button;
  const component = newField(kind, label, design, options);
  return done({ op: 'component.add', screen: form.id, at, component }, ...facts);
}

const unwritten = '–';
const mostFacts = 8;

function factsMore(part: Component, kind: FieldKind, label: string): SingleOperation[] {
  if (part.type !== 'detail') return [];
  return part.records.flatMap(({ facts }, at): SingleOperation[] =>
    facts.length >= mostFacts || facts.length === 0
      ? []
      : [
          {
            op: 'row.add',
            component: part.id,
            at: facts.length,
            list: `records.${at}.facts`,
            row: { label, value: kind === 'count' ? '0' : unwritten },
          },
        ],
  );
}
