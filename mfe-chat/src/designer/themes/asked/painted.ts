import type { NamedColor } from '../../interpret/brief';
import type { AppDesign, Screen } from '../../model/app-design';
import type { AskedColors } from './assign-roles';
import type { Dressed } from './dressed';

export { assignRoles } from './assign-roles';
export { inColors } from './in-colors';

const heads: ReadonlySet<string> = new Set(['header', 'top-bar']);

/** Header and tabs with requested colours use them as backgrounds. */
export function painted(design: AppDesign, { header, tabs, gradient }: AskedColors): AppDesign {
  const isFilled = header !== undefined || gradient.some(({ words }) => /head/iu.test(words));
  const screenOf = (screen: Screen): Screen => {
    const [head, ...rest] = screen.components;
    if (!head || !heads.has(head.type) || head.role) return screen;
    return { ...screen, components: [{ ...head, role: 'hero' }, ...rest] };
  };
  return {
    ...design,
    ...(tabs && design.tabLook === 'pill' ? { tabLook: 'bar' as const } : {}),
    screens: isFilled ? design.screens.map(screenOf) : design.screens,
  };
}

/** By name, most visible first, without the background. */
export function saidOf(asked: AskedColors): Pick<Dressed, 'colors' | 'ground'> {
  const { accent, secondary, button, header, gradient, surface, text, tabs, extra, background } =
    asked;
  const listed = [
    button,
    accent,
    ...gradient,
    secondary,
    header,
    surface,
    tabs,
    text,
    ...extra,
  ].filter((color): color is NamedColor => color !== undefined);
  const said = [...new Set(listed.map((color) => color.said))];
  const states = said.length === 0 && Object.keys(asked.states).length > 0 ? [] : said;
  return { colors: states, ...(background ? { ground: background.said } : {}) };
}
