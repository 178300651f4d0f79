import type { Ground, Look } from '../../model/theme';
import { breathing, gutter, usualSpace } from '../../render/spacing';
import { createPaint } from '../../themes/paint';
import { installed } from '../assets/font-names';
import { px as lengthOf } from '../measure/css-values';
import type { TextStyle } from '../measure/text-styles';
import { colorValue, groupOf, px, shadowValue, type TokenNode } from './token-group';

const grounds = ['background', 'surface', 'hero', 'accent', 'bar'] as const satisfies Ground[];

const colors = (values: Readonly<Record<string, string>>) =>
  groupOf(
    'color',
    Object.fromEntries(Object.entries(values).map(([name, hex]) => [name, colorValue(hex)])),
  );

/** What lies on a ground, worked out so that it reads. */
function letterColors(look: Look): Record<string, string> {
  const { on } = createPaint(look, 'live');
  return Object.fromEntries(
    grounds.flatMap((ground) => [
      [`on-${ground}`, on(ground)],
      [`on-${ground}-muted`, on(ground, 'muted')],
      ...(ground === 'accent' ? [] : [[`on-${ground}-accent`, on(ground, 'accent')]]),
    ]),
  ) as Record<string, string>;
}

const familiesOf = (list: string): string[] =>
  installed(list.split(',').map((name) => name.trim().replaceAll("'", '')));

function typography(styles: readonly TextStyle[]): TokenNode {
  return groupOf(
    'typography',
    Object.fromEntries(
      styles.map(({ name, families, size, weight, tracking, leading }) => [
        name,
        {
          fontFamily: installed(families),
          fontSize: px(size),
          fontWeight: weight,
          letterSpacing: px(tracking),
          lineHeight: Math.round((leading / size) * 1000) / 1000,
        },
      ]),
    ),
  );
}

/** Colours, corners, space, letters and shadow of a look. */
export function lookTokens(look: Look, styles: readonly TextStyle[]): TokenNode {
  const { radius, fill, family } = createPaint(look, 'live');
  const { background, surface, text, accent, vivid, hero, heroText, bar, tints, art } =
    look.palette;
  const { borderRadius: cardRadius } = fill('surface', 'card');
  const shadow = createPaint(look, 'live').fill('surface').boxShadow;
  const [x = 0, y = 0, blur = 0] = shadow ? shadow.split(' ').slice(0, 3).map(lengthOf) : [];
  const cast = { hex: accent, alpha: shadow ? 0.14 : 0 };
  return {
    color: {
      palette: colors({
        background,
        surface,
        text,
        accent,
        vivid,
        hero,
        'hero-text': heroText,
        bar,
      }),
      tint: colors(Object.fromEntries(tints.map((hex, at) => [`${at + 1}`, hex]))),
      letters: colors(letterColors(look)),
      picture: colors(art),
    },
    radius: groupOf('dimension', {
      card: px(Number(cardRadius ?? radius('card'))),
      control: px(radius('control')),
      small: px(radius('small')),
    }),
    space: groupOf('dimension', {
      gutter: px(gutter),
      components: px(Math.round(usualSpace * breathing[look.density])),
    }),
    font: groupOf('fontFamily', {
      display: familiesOf(family('display')),
      text: familiesOf(family('text')),
    }),
    typography: typography(styles),
    shadow: groupOf('shadow', { card: shadowValue(cast, [x, y, blur, 0]) }),
  };
}
