import { fitIn, freeNames } from '../../fit-in';
import { calledAs, nameOfScreen } from '../../names';
import { changeScreen, withItem } from '../../screens-of';
import type { Edit } from '../../edit';

export const edit: Edit<'component.add'> = {
  apply: (design, { screen, at, component }) => {
    const [part] = fitIn(design, [component], freeNames(design, [component])) ?? [];
    return part
      ? changeScreen(design, screen, (each) => ({
          ...each,
          components: withItem(each.components, at, part),
        }))
      : design;
  },
  report: ({ after, operation: { screen, component } }) => ({
    key: 'component-add',
    values: { part: calledAs(component), screen: nameOfScreen(after, screen) },
  }),
};
