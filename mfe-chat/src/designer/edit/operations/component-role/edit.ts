import { changeComponent } from '../../change-component';
import type { Edit } from '../../edit';

export const edit: Edit<'component.role'> = {
  apply: (design, { id, role }) =>
    changeComponent(design, id, ({ role: _was, ...component }) =>
      role ? { ...component, role } : component,
    ),
};
