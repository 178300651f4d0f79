import type { Edit } from '../../edit';

export const edit: Edit<'design.set'> = {
  apply: (_design, { design }) => design,
};
