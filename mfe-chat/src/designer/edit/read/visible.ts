import type { AppDesign, Screen } from '../../model/app-design';
import type { Component } from '../../model/components';
import { componentLists } from '../../components/lists.generated';
import { textsIn } from '../editable';
import type { TextPath } from '../operation';

export interface Shown {
  screen: Screen;
  component: Component;
}

/** Keeps results by design: every reader of an edit looks at all its texts. */
function ofDesign<Result>(make: (design: AppDesign) => Result): (design: AppDesign) => Result {
  const known = new WeakMap<AppDesign, Result>();
  return (design) => {
    const result = known.get(design) ?? make(design);
    known.set(design, result);
    return result;
  };
}

export const shownIn = ofDesign(({ screens, start }): readonly Shown[] => {
  const first = screens.filter(({ id }) => id === start);
  const others = screens.filter(({ id }) => id !== start);
  return [...first, ...others].flatMap((screen) =>
    screen.components.map((component) => ({ screen, component })),
  );
});

export interface ShownText extends Shown {
  path: TextPath;
  text: string;
}

/** Every text of every screen that a sentence may name, with its place: initials follow the name they stand for. */
export const textsOf = ofDesign((design): readonly ShownText[] =>
  shownIn(design).flatMap((shown) =>
    textsIn(shown.component)
      .filter(({ path }) => path.at(-1) !== 'initials')
      .map(({ path, text }) => ({ ...shown, path, text })),
  ),
);

export interface ShownRow extends Shown {
  at: number;
  title: string;
  key: 'rows' | 'tasks';
}

export const rowsOf = ofDesign((design): readonly ShownRow[] =>
  shownIn(design).flatMap((shown): ShownRow[] => {
    const { component } = shown;
    if (component.type === 'list')
      return component.rows.map(({ title }, at) => ({ ...shown, at, title, key: 'rows' as const }));
    if (component.type === 'checklist')
      return component.tasks.map(({ title }, at) => ({
        ...shown,
        at,
        title,
        key: 'tasks' as const,
      }));
    return [];
  }),
);

export const itemsTitled = (
  design: AppDesign,
  title: string,
): { component: string; at: number }[] =>
  shownIn(design).flatMap(({ component }) => {
    const [list] = componentLists[component.type] ?? [];
    const items = list && (component as unknown as Readonly<Record<string, unknown>>)[list[0]];
    if (!Array.isArray(items) || items.length <= list![1]) return [];
    return items.flatMap((item: unknown, at) =>
      typeof item === 'object' && item !== null && 'title' in item && item.title === title
        ? [{ component: component.id, at }]
        : [],
    );
  });

export function mainList(design: AppDesign, screenId = design.start): Shown | undefined {
  const lists = shownIn(design).filter(
    ({ component: { type } }) => type === 'list' || type === 'checklist',
  );
  const main = lists.filter(({ component: { id } }) => id === 'main-list');
  const here = lists.filter(({ screen }) => screen.id === screenId);
  return (screenId === design.start ? undefined : here[0]) ?? main[0] ?? here[0] ?? lists[0];
}
