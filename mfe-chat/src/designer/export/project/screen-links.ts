import { isValidElement, type ReactElement, type ReactNode } from 'react';
import type { AppDesign } from '../../model/app-design';
import { Art } from '../../render/art';
import { drawInRole } from '../../render/in-role';
import { Drawing, Icon, Text } from '../../render/primitives';
import { stillPhone } from '../../render/still-phone';
import { TabBar } from '../../render/tab-bar';

type Props = Record<string, unknown> & { children?: ReactNode };

/** Most elements of a screen, none tappable. */
const leadsNowhere: ReadonlySet<unknown> = new Set([Art, Drawing, Icon, Text]);

/** Calls views as functions of their props, so nothing has to render. */
function leadsIn(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap((each: ReactNode) => leadsIn(each));
  if (!isValidElement(node)) return [];
  const { type, props } = node as ReactElement<Props>;
  if (leadsNowhere.has(type)) return [];
  if (typeof type === 'function') return leadsIn((type as (given: Props) => ReactNode)(props));
  const to = props['data-go'];
  return [...(typeof to === 'string' && to !== '' ? [to] : []), ...leadsIn(props.children)];
}

/** Unique links of each screen's initial state, which project tests tap. */
export function screenLinks(design: AppDesign): { from: string; to: string }[] {
  return design.screens.flatMap((screen) => {
    const phone = stillPhone(design, screen.id, 'live');
    const tabs = screen.tabBar && design.tabs.length > 0 ? [TabBar({ phone })] : [];
    const drawn = [...screen.components.map((each) => drawInRole(each, phone)), ...tabs];
    const found = new Set(drawn.flatMap(leadsIn));
    return [...found].filter((to) => to !== screen.id).map((to) => ({ from: screen.id, to }));
  });
}
