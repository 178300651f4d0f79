import type { SingleOperation } from '../operation';
import type { StyleName } from '../../model/theme';
import { styleNames } from '../../model/theme-names';
import { hasStop } from './clauses';
import type { Hand } from './hand';
import type { Tags } from './look-words';
import type { Token } from './tokens';

const near = 3;
const verbs = ['set', 'use', 'show'] as const;
const refusals = ['less', 'insteadof', 'dislike', 'never', 'remove', 'no'] as const;

/** Detects negation: “not too dark”, “without glass”; “not dark but playful” negates one word only. */
export function isRefused(tokens: readonly Token[], at: number, { spoken, text }: Hand): boolean {
  for (let from = at - 1; from >= 0; from -= 1) {
    if (spoken.lengthAt(tokens, from, 'joints') > 0) break;
    if (refusals.some((list) => spoken.lengthAt(tokens, from, list) > 0)) {
      // “Es muy grande” is a complaint, “esquinas muy redondas” a request.
      const isVery = spoken.lengthAt(tokens, from, 'very') > 0;
      return !isVery || spoken.has(tokens.slice(0, from), 'shouldbe');
    }
    const isVerb = verbs.some((list) => spoken.lengthAt(tokens, from, list) > 0);
    if (from < at - near && isVerb) break;
    if (hasStop(text.slice(tokens[from - 1]?.end, tokens[from]?.at))) break;
  }
  const behind = tokens.slice(at + 1);
  return spoken.said.postpositional === true && refusals.some((list) => spoken.has(behind, list));
}

export function modes(
  tokens: readonly Token[],
  hand: Hand,
  { colors, roles, styles }: Tags,
): SingleOperation[] {
  const { spoken } = hand;
  const made: SingleOperation[] = [];
  const placeOf = (name: string, ...values: readonly string[]): number | undefined =>
    spoken.find(tokens, name)?.at ?? styles.find(({ value }) => values.includes(value))?.from;
  const isOut = (at: number) => isRefused(tokens, at, hand);
  const style = styles.find(
    ({ value, from }) => (styleNames as readonly string[]).includes(value) && !isOut(from),
  );
  if (style) made.push({ op: 'theme.style', style: style.value as StyleName });
  const glass = placeOf('glass', 'glassy');
  const solid = placeOf('solid');
  if (glass !== undefined)
    made.push({ op: 'surface.set', surface: isOut(glass) ? 'solid' : 'glass' });
  else if (solid !== undefined) made.push({ op: 'surface.set', surface: 'solid' });
  if (colors.length > 0 || roles.some(({ name }) => name !== 'background')) return made;
  const [dark, light] = [placeOf('dark', 'dark'), placeOf('light', 'light')];
  if (dark !== undefined && !spoken.has(tokens, 'darker'))
    made.push({ op: 'theme.mode', mode: isOut(dark) ? 'light' : 'dark' });
  else if (light !== undefined && !spoken.has(tokens, 'lighter', 'muted'))
    made.push({ op: 'theme.mode', mode: isOut(light) ? 'dark' : 'light' });
  return made;
}
