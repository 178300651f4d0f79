import { mended } from '../../mend';
import { calledAs, nameOfScreen } from '../../names';
import { changeScreen, homeOf, partOf, withItem } from '../../screens-of';
import type { Edit } from '../../edit';

export const edit: Edit<'component.move'> = {
  apply: (design, { id, screen, at }) => {
    const home = homeOf(design, id);
    const part = partOf(design, id);
    const isThere = design.screens.some((each) => each.id === screen);
    // A screen keeps its last component.
    if (!home || !part || !isThere || (home.id !== screen && home.components.length === 1))
      return design;
    const without = changeScreen(design, home.id, (each) => ({
      ...each,
      components: each.components.filter((other) => other.id !== id),
    }));
    return mended(
      changeScreen(without, screen, (each) => ({
        ...each,
        components: withItem(each.components, at, part),
      })),
    );
  },
  report: ({ before, after, operation: { id } }) => {
    const [from, to] = [homeOf(before, id), homeOf(after, id)];
    const part = calledAs(partOf(after, id));
    const at = (to?.components.findIndex((each) => each.id === id) ?? 0) + 1;
    return from?.id === to?.id
      ? { key: 'component-shift', values: { part, at, screen: to?.name ?? '' } }
      : {
          key: 'component-move',
          values: { part, from: from?.name ?? '', to: nameOfScreen(after, to?.id) },
        };
  },
};
