import { addScreen } from '../../add-screen';
import type { Edit } from '../../edit';

export const edit: Edit<'screen.add'> = {
  apply: addScreen,
};
