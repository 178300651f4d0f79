import { wordsOf } from '../../interpret/words';
import type { Screen } from '../../model/app-design';
import { screenOf } from '../../model/find';
import type { TextPath } from '../operation';
import type { Hand } from './hand';
import { bared, isSaid } from './names';
import { partsSaid } from './parts-said';
import { screenIn } from './places';
import type { Token } from './tokens';
import { shownIn, textsOf, type Shown } from './visible';

export interface TextSaid {
  id: string;
  path: TextPath;
}

const has = (value: unknown, key: string): boolean =>
  typeof (value as Readonly<Record<string, unknown>>)[key] === 'string';

const heads = new Set(['header', 'cover', 'promo', 'onboarding', 'login', 'banner']);
const keysOf = {
  headline: ['title'],
  subtitle: ['note', 'eyebrow', 'caption', 'text'],
} as const;

function headText(what: keyof typeof keysOf, screen: Screen): TextSaid | undefined {
  const heading = screen.components.filter(({ type }) => heads.has(type));
  const others = screen.components.filter(({ type }) => type === 'top-bar' || type === 'section');
  for (const part of [...heading, ...others]) {
    const key = [...keysOf[what], ...(part.type === 'top-bar' ? ['label'] : [])].find((each) =>
      has(part, each),
    );
    if (key) return { id: part.id, path: [key] };
  }
  return undefined;
}

function labelOf({ component }: Shown): TextSaid | undefined {
  const key = ['label', 'title', 'text', 'book', 'pay'].find((each) => has(component, each));
  return key ? { id: component.id, path: [key] } : undefined;
}

/** Buttons inside other components: on a cover, beside a section title. */
const inner = ({ component }: Shown): TextSaid[] =>
  (['button', 'link'] as const).flatMap((key) => {
    const value = (component as unknown as Readonly<Record<string, unknown>>)[key];
    return typeof value === 'object' && value !== null && has(value, 'label')
      ? [{ id: component.id, path: [key, 'label'] }]
      : [];
  });

/** Buttons with equal labels on several screens count as one. */
const alike = ({ component }: Shown, { design }: Hand): TextSaid[] =>
  component.type === 'button'
    ? shownIn(design).flatMap(({ component: other }) =>
        other.type === 'button' && other.id !== component.id && other.label === component.label
          ? [{ id: other.id, path: ['label'] }]
          : [],
      )
    : [];

/** Finds buttons by the start of the label: “the add button” is “Add an entry”. */
function buttonsBegun(said: readonly Token[], hand: Hand, on: Screen | undefined): Shown[] {
  const { length } = said.flatMap(({ quote, plain }) => wordsOf(quote ?? plain));
  return shownIn(hand.design).filter(
    ({ component, screen: { id } }) =>
      (component.type === 'button' || component.type === 'floating-button') &&
      (!on || on.id === id) &&
      isSaid(said, component.label.split(' ').slice(0, length).join(' '), hand),
  );
}

/** Returns all matching texts: headline, button label or equal text; they change together. */
export function textsSaid(said: readonly Token[], hand: Hand): TextSaid[] {
  const { spoken, design } = hand;
  const { rest: placed, on } = screenIn(said, hand);
  const rest = bared(spoken.trimmed(bared(placed, hand), 'wordfor', 'the'), hand);
  const screen = on ?? screenOf(design, design.start);
  for (const what of ['headline', 'subtitle'] as const) {
    const named = bared(spoken.trimmed(rest, 'top', 'main', 'the'), hand);
    const found = spoken.find(named, what);
    if (found?.length !== named.length) continue;
    const text =
      headText(what, screen) ??
      (on ? undefined : design.screens.map((each) => headText(what, each)).find(Boolean));
    if (text) return [text];
  }
  const equal = textsOf(design).filter(
    ({ text, screen: { id } }) =>
      (!on || on.id === id) && (isSaid(placed, text, hand) || isSaid(rest, text, hand)),
  );
  if (equal.length > 0) return equal.map(({ component: { id }, path }) => ({ id, path }));
  const labelled = spoken.trimmed(rest, 'partword', 'part:button', 'wordfor', 'the');
  if (labelled.length < rest.length && labelled.length > 0) {
    const named = textsOf(design).filter(
      ({ text, path }) => path.at(-1) === 'label' && isSaid(labelled, text, hand),
    );
    if (named.length > 0) return named.map(({ component: { id }, path }) => ({ id, path }));
    const [begun] = spoken.has(rest, 'part:button') ? buttonsBegun(labelled, hand, on) : [];
    if (begun) return [{ id: begun.component.id, path: ['label'] }, ...alike(begun, hand)];
  }
  const parts = partsSaid(rest, hand, on);
  if (parts) {
    const text = labelOf(parts.shown[0]);
    return text ? [text, ...alike(parts.shown[0], hand)] : [];
  }
  if (spoken.lengthAt(rest, 0, 'part:button') !== rest.length) return [];
  const shown = shownIn(design).filter((each) => !on || each.screen.id === on.id);
  return shown.flatMap(inner).slice(0, 1);
}
