import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'big-number'> = {
  provides: 'stats',
  load: 'everyday',
  space: 14,
};
