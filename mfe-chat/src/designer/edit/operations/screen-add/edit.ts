import { addScreen } from '../../add-screen';
import type { Edit } from '../../edit';

export const edit: Edit<'screen.add'> = {
  apply: addScreen,
  report: ({ operation: { screen } }) => ({
    key: 'screen-add',
    values: { screen: screen.name, parts: screen.components.length },
  }),
};
