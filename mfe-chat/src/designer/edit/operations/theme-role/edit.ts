import { createPaint } from '../../../themes/paint';
import { withRole } from '../../color-role';
import { modeOf, withLook } from '../../looks';
import type { Edit } from '../../edit';

const letters = { text: 'text', accent: 'accent', primary: 'accent' } as const;
const isLetters = (role: string): role is keyof typeof letters => Object.hasOwn(letters, role);

export const edit: Edit<'theme.role'> = {
  apply: (design, { role, color, name }) => {
    const palette = { ...withRole(design.look.palette, role, color), name };
    return withLook(design, { palette, mode: modeOf(palette) });
  },
  report: ({ after, operation: { role, color } }) => {
    const drawn = isLetters(role)
      ? createPaint(after.look, 'live').on('background', letters[role])
      : color;
    return drawn === color
      ? { key: 'theme-role', values: { role, color } }
      : { key: 'theme-role-near', values: { role, color, drawn } };
  },
};
