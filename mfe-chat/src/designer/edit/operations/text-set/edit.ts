import { changeComponent } from '../../change-component';
import { withText } from '../../texts';
import type { Edit } from '../../edit';

export const edit: Edit<'text.set'> = {
  apply: (design, { id, path, text }) =>
    changeComponent(design, id, (component) => withText(component, path, text)),
};
