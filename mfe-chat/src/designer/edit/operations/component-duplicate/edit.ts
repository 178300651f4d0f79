import { fitIn, freeNames } from '../../fit-in';
import { calledAs } from '../../names';
import { changeScreen, homeOf, partOf, withItem } from '../../screens-of';
import type { Edit } from '../../edit';

export const edit: Edit<'component.duplicate'> = {
  apply: (design, { id }) => {
    const [home, part] = [homeOf(design, id), partOf(design, id)];
    const [copy] = (part && fitIn(design, [part], freeNames(design, [part]))) ?? [];
    if (!home || !copy) return design;
    const at = home.components.findIndex((each) => each.id === id) + 1;
    return changeScreen(design, home.id, (each) => ({
      ...each,
      components: withItem(each.components, at, copy),
    }));
  },
  report: ({ before, operation: { id } }) => ({
    key: 'component-duplicate',
    values: { part: calledAs(partOf(before, id)), screen: homeOf(before, id)?.name ?? '' },
  }),
};
