import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'streak',
  load: 'everyday',
  space: 16,
};
