import { isValidElement, type ReactElement, type ReactNode } from 'react';
import type { AppDesign } from '../../model/app-design';
import { Art } from '../../render/art';
import { drawInRole } from '../../render/in-role';
import { Drawing, Icon, Text } from '../../render/primitives';
import { stillPhone } from '../../render/still-phone';
import { TabBar } from '../../render/tab-bar';

type Props = Record<string, unknown> & { children?: ReactNode };

/** What holds nothing that can be tapped, and is most of a screen. */
const leadsNowhere: ReadonlySet<unknown> = new Set([Art, Drawing, Icon, Text]);

/** Screens that elements lead to. Views are functions of their props alone, so nothing has to render them. */
function leadsIn(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap((each: ReactNode) => leadsIn(each));
  if (!isValidElement(node)) return [];
  const { type, props } = node as ReactElement<Props>;
  if (leadsNowhere.has(type)) return [];
  if (typeof type === 'function') return leadsIn((type as (given: Props) => ReactNode)(props));
  const to = props['data-go'];
  return [...(typeof to === 'string' && to !== '' ? [to] : []), ...leadsIn(props.children)];
}

/** What leads from a screen to others when it opens, each once: what the tests of a project tap. */
export function screenLinks(design: AppDesign): { from: string; to: string }[] {
  return design.screens.flatMap((screen) => {
    const phone = stillPhone(design, screen.id, 'live');
    const tabs = screen.tabBar && design.tabs.length > 0 ? [TabBar({ phone })] : [];
    const drawn = [...screen.components.map((each) => drawInRole(each, phone)), ...tabs];
    const found = new Set(drawn.flatMap(leadsIn));
    return [...found].filter((to) => to !== screen.id).map((to) => ({ from: screen.id, to }));
  });
}
