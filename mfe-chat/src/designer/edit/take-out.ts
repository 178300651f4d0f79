import type { AppDesign, Screen } from '../model/app-design';
import type { Component } from '../model/components';
import { needsOf } from '../model/references';
import { freeId } from './free-id';
import { mended } from './mend';
import { unlinked } from './unlink';

type Ids = ReadonlySet<string>;

/** Components that depend on a removed one are removed too. */
const needs = (part: Component, lost: Ids) => needsOf(part).some((id) => lost.has(id));

const without = (screen: Screen, lost: Ids): Screen => {
  const components = screen.components.filter((part) => !lost.has(part.id) && !needs(part, lost));
  return components.length === screen.components.length ? screen : { ...screen, components };
};

export const thinned = ({ screens }: AppDesign, lost: Ids): Screen[] =>
  screens.map((screen) => without(screen, lost));

export function takeOut(design: AppDesign, lost: Ids, gone: Ids): AppDesign {
  const left = thinned(design, lost).filter(({ id }) => !gone.has(id));
  const tabs = design.tabs.filter(({ to }) => !gone.has(to));
  const next = {
    ...design,
    ...(gone.has(design.start) ? { start: tabs[0]?.to ?? left[0]?.id ?? design.start } : {}),
    ...(tabs.length === design.tabs.length ? {} : { tabs }),
  };
  const screens = left.map((screen) => {
    const components = screen.components.flatMap((part) => unlinked(next, part, lost, gone) ?? []);
    const isSame =
      components.length === screen.components.length &&
      components.every((part, index) => part === screen.components[index]);
    return isSame ? screen : { ...screen, components };
  });
  return mended({ ...next, screens: titled(next, screens) });
}

/** A screen that lost all components keeps its name as a title. */
const titled = (design: AppDesign, screens: readonly Screen[]): Screen[] =>
  screens.map((screen) =>
    screen.components.length > 0
      ? screen
      : {
          ...screen,
          components: [
            {
              type: 'header',
              id: freeId(design, `${screen.id}-left`),
              title: screen.name,
              size: 34,
            },
          ],
        },
  );
