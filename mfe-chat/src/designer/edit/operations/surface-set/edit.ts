import { setSurface } from '../../looks';
import type { Edit } from '../../edit';

export const edit: Edit<'surface.set'> = {
  apply: (design, { surface }) => setSurface(design, surface),
  look: ({ surface }) => (surface === 'glass' ? 'glassy' : surface),
  report: ({ operation: { surface } }) => ({ key: 'surface-set', values: { surface } }),
};
