import type { Edit } from '../../edit';

export const edit: Edit<'design.set'> = {
  apply: (_design, { design }) => design,
  report: ({ after }) => ({
    key: 'design-set',
    values: { name: after.name, screens: after.screens.length },
  }),
};
