import type { Screen } from '../../model/app-design';
import type { Component } from '../../model/components';
import { vocabularyOf } from '../../model/vocabulary';
import { closest } from './closest';
import type { Hand } from './hand';
import { bared, isSaid } from './names';
import { ordinalIn } from './ordinals';
import type { Token } from './tokens';
import { shownIn, type Shown } from './visible';

/** “A big button”, “a bar chart per month” */
export const isNewPart = (tokens: readonly Token[], { spoken }: Pick<Hand, 'spoken'>): boolean =>
  spoken.lengthAt(tokens, 0, 'indefinite') > 0 && spoken.named(tokens, 'part').length > 0;

export interface PartSaid {
  shown: readonly [Shown, ...Shown[]];
  word?: string;
}

const partSaid = (shown: readonly Shown[], word?: string): PartSaid | undefined => {
  const [first, ...others] = shown;
  return first && { shown: [first, ...others], ...(word ? { word } : {}) };
};

const labels = ['title', 'label', 'text', 'caption', 'placeholder', 'book', 'pay'] as const;

export const labelsOf = (component: Component): string[] =>
  labels.flatMap((key) => {
    const value = (component as unknown as Readonly<Record<string, unknown>>)[key];
    return typeof value === 'string' ? [value] : [];
  });

const buttons = new Set(['button', 'floating-button']);
const inputs = new Set([
  'field',
  'choice',
  'stepper',
  'day-picker',
  'toggle',
  'color-picker',
  'camera',
]);

const isMain = ({ type, ...part }: Component) =>
  type === 'floating-button' || (type === 'button' && !('quiet' in part && part.quiet));

export const is = (component: Component, word: string): boolean =>
  component.type === word || vocabularyOf(component.type) === word;

/** Finds a component by its words, its type, or “it”. */
export function partsSaid(said: readonly Token[], hand: Hand, on?: Screen): PartSaid | undefined {
  const { spoken, design, focus } = hand;
  const whole = bared(said, hand);
  const all = shownIn(design).filter(({ screen }) => !on || screen.id === on.id);
  if (whole.length === 0) return undefined;
  if (focus && 'part' in focus && spoken.lengthAt(whole, 0, 'it') === whole.length)
    return partSaid(all.filter(({ component: { id } }) => id === focus.part));
  if (spoken.lengthAt(whole, 0, 'headline') === whole.length) {
    const heads = all.filter(({ component: { type } }) => type === 'header' || type === 'cover');
    if (heads.length > 0) return partSaid(heads);
  }
  const words = spoken.named(whole, 'part').filter(({ name }) => name !== 'part');
  const kindOf = (word: string) =>
    word === 'button'
      ? all.filter(({ component }) => buttons.has(component.type))
      : word === 'form'
        ? all.filter(({ component }) => inputs.has(component.type))
        : all.filter(({ component }) => is(component, word));
  const exact = words.find(
    ({ name, length }) => length === whole.length && kindOf(name).length > 0,
  );
  const named = exact
    ? []
    : all.filter(({ component }) =>
        labelsOf(component).some(
          (label) => isSaid(said, label, hand) || isSaid(whole, label, hand),
        ),
      );
  if (named.length > 0) return partSaid(named);
  for (const word of exact ? [exact] : words) {
    const found = partCalled(word.name);
    if (found) return found;
  }
  return partLike();

  function partLike(): PartSaid | undefined {
    const [word] = words;
    const kind = word ? kindOf(word.name) : all;
    const labelled = kind.flatMap((shown) =>
      labelsOf(shown.component).map((label) => ({ shown, label })),
    );
    const named = word ? spoken.rest(whole, `part:${word.name}`, 'partword') : whole;
    const like = closest(named, labelled, ({ label }) => label, hand);
    return like && partSaid([like.shown], word?.name);
  }

  function partCalled(name: string): PartSaid | undefined {
    const word = { name };
    const rest =
      spoken.rest(whole, `part:${name}`).length === 0
        ? []
        : bared(spoken.rest(whole, 'partword', 'main', 'saying', `part:${name}`), hand);
    const kind = kindOf(name);
    const unnamed = spoken.trimmed(whole, `part:${name}`, 'partword', 'the');
    const exactly = kind.filter(({ component }) =>
      labelsOf(component).some((label) => isSaid(unnamed, label, hand)),
    );
    if (exactly.length > 0) return partSaid(exactly, name);
    if (rest.length === 0) {
      const main =
        word.name === 'button' ? kind.filter(({ component }) => isMain(component)) : kind;
      return partSaid(main.length > 0 ? main : kind, word.name);
    }
    const labelled = kind.filter(({ component }) =>
      labelsOf(component).some((label) => isSaid(rest, label, hand)),
    );
    if (labelled.length > 0) return partSaid(labelled, word.name);
    const ordinal = ordinalIn(rest, spoken);
    const counted = ordinal?.rest.length === 0 ? kind.at(ordinal.at) : undefined;
    if (counted) return partSaid([counted], word.name);
    // The app’s noun adds nothing to “the dogs list”.
    const { one, many } = design.domain;
    return isSaid(rest, one, hand) || isSaid(rest, many, hand)
      ? partSaid(kind, word.name)
      : undefined;
  }
}
