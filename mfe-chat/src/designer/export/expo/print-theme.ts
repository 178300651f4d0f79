import type { AppDesign } from '../../model/app-design';
import { lookOf } from '../modes';
import { printValue } from '../project/print-value';

/** Prints `theme.ts`: the tokens of both modes. */
export function printTheme(design: AppDesign): string {
  const { mode } = design.look;
  const looks = { light: lookOf(design, 'light'), dark: lookOf(design, 'dark') };
  return `import type { Look } from './model/theme';

/** Colors by role, corners, letters and density. Text colors follow from them, so that every text can be read. */
export const looks: Readonly<Record<Look['mode'], Look>> = ${printValue(looks)};

/** What the app wears: light, dark, or what the phone is set to. */
export const wears: Look['mode'] | 'phone' = '${mode}';

/** The look that the app was designed in. */
export const look = looks.${mode};
`;
}
