import { paletteRoles } from '../palette-roles';
import type { AppDesign } from '../../model/app-design';
import type { Look } from '../../model/theme';
import { createPaint } from '../../themes/paint';
import type { TextStyle } from '../measure/text-styles';
import { lookOf } from '../modes';
import { uuidOf } from './ids';
import { lettersOf } from './text';

/** Required by Penpot; constant, so that equal designs give equal bytes. */
export const modifiedAt = '2024-01-01T00:00:00.000Z';
const modes = ['light', 'dark'] as const;
const titles = { light: 'Light', dark: 'Dark' };

function rolesOf({ palette }: Look): Record<string, string> {
  const { tints, art } = palette;
  return {
    ...paletteRoles(palette),
    ...Object.fromEntries(tints.map((hex, at) => [`tint-${at + 1}`, hex])),
    ...Object.fromEntries(Object.entries(art).map(([name, hex]) => [`picture-${name}`, hex])),
  };
}

export const libraryColors = (design: AppDesign) =>
  modes.flatMap((mode) =>
    Object.entries(rolesOf(lookOf(design, mode))).map(([name, color]) => ({
      id: uuidOf(`${design.id}/color/${mode}/${name}`),
      name,
      color,
      opacity: 1,
      path: titles[mode],
      modifiedAt,
    })),
  );

export const libraryTypographies = (design: AppDesign, styles: readonly TextStyle[]) =>
  styles.map((style) => ({
    id: uuidOf(`${design.id}/typography/${style.name}`),
    name: style.name,
    ...lettersOf(style),
    textTransform: 'none',
    modifiedAt,
  }));

const token = ($type: string, $value: string) => ({ $value, $type, $description: '' });

function tokenSet(look: Look) {
  const { radius } = createPaint(look, 'live');
  return {
    color: Object.fromEntries(
      Object.entries(rolesOf(look)).map(([name, hex]) => [name, token('color', hex)]),
    ),
    radius: Object.fromEntries(
      (['card', 'control', 'small'] as const).map((corner) => [
        corner,
        token('borderRadius', String(radius(corner))),
      ]),
    ),
  };
}

/** One token set per mode; the design's mode is active. */
export const libraryTokens = (design: AppDesign) => ({
  ...Object.fromEntries(modes.map((mode) => [mode, tokenSet(lookOf(design, mode))])),
  $themes: [],
  $metadata: { tokenSetOrder: [...modes], activeThemes: [], activeSets: [design.look.mode] },
});
