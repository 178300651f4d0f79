import { paletteRoles } from '../palette-roles';
import type { Ground, Look } from '../../model/theme';
import { gutter, usualSpace } from '../../render/spacing';
import { roomIn } from '../../themes/measure';
import { createPaint } from '../../themes/paint';
import { installed } from '../assets/font-names';
import { px as lengthOf } from '../measure/css-values';
import type { Color } from '../measure/layers';
import type { TextStyle } from '../measure/text-styles';
import { colorValue, groupOf, px, shadowValue, type TokenNode } from './token-group';

const grounds = ['background', 'surface', 'hero', 'accent', 'bar'] as const satisfies Ground[];

const colors = (values: Readonly<Record<string, string>>) =>
  groupOf(
    'color',
    Object.fromEntries(Object.entries(values).map(([name, hex]) => [name, colorValue(hex)])),
  );

/** Text colours that are legible on each background. */
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

const noShadow = { hex: '#000000', alpha: 0 };

/** Parses three lengths and a colour; undefined without a shadow. */
function shadowIn(value = ''): {
  lengths: readonly [number, number, number, number];
  color: Color;
} {
  const [, x = '0', y = '0', blur = '0', hex, alpha] =
    /^(-?[\d.]+(?:px)?) (-?[\d.]+(?:px)?) ([\d.]+(?:px)?) (#[0-9a-f]{6})([0-9a-f]{2})?$/.exec(
      value,
    ) ?? [];
  const seen = alpha ? Math.round((Number.parseInt(alpha, 16) / 255) * 1000) / 1000 : 1;
  return {
    lengths: [lengthOf(x), lengthOf(y), lengthOf(blur), 0],
    color: hex ? { hex, alpha: seen } : noShadow,
  };
}

export function lookTokens(look: Look, styles: readonly TextStyle[]): TokenNode {
  const { radius, fill, family } = createPaint(look, 'live');
  const { tints, art } = look.palette;
  const { borderRadius: cardRadius } = fill('surface', 'card');
  const { lengths, color } = shadowIn(createPaint(look, 'live').fill('surface').boxShadow);
  return {
    color: {
      palette: colors(paletteRoles(look.palette)),
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
      components: px(roomIn(look, usualSpace)),
    }),
    font: groupOf('fontFamily', {
      display: familiesOf(family('display')),
      text: familiesOf(family('text')),
    }),
    typography: typography(styles),
    shadow: groupOf('shadow', { card: shadowValue(color, lengths) }),
  };
}
