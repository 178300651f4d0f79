import { featuresReachable } from '../compose/reach';
import type { AppDesign, Screen } from '../model/app-design';
import type { ComponentOf } from '../model/components';
import { bounds } from '../model/limits';
import { freeId } from './free-id';
import { changeScreen } from './screens-of';

const most = 8;

/** Adds links on the first screen to screens that are no longer reachable. */
export function withWays(before: AppDesign, after: AppDesign): AppDesign {
  const reached = featuresReachable(before).screens;
  const links: ComponentOf<'links'>['links'] = [];
  const linked = () => withLinks(after, links);
  for (const screen of after.screens) {
    if (links.length === most) break;
    if (reached.has(screen.id) && !featuresReachable(linked()).screens.has(screen.id))
      links.push(linkTo(before, screen, links.length));
  }
  return linked();
}

const linkTo = (before: AppDesign, { id, name }: Screen, index: number) => {
  const tab = before.tabs.find(({ to }) => to === id);
  return { label: name, icon: tab?.icon ?? ('star' as const), tint: index % 5, to: id };
};

function withLinks(design: AppDesign, links: ComponentOf<'links'>['links']): AppDesign {
  const id = freeId(design, 'ways');
  return links.length === 0
    ? design
    : changeScreen(design, design.start, (screen) =>
        screen.components.length >= bounds.components
          ? screen
          : {
              ...screen,
              components: [
                ...screen.components,
                { type: 'links', id, label: design.name, links: [...links] },
              ],
            },
      );
}
