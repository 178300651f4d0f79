import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'filter',
  load: 'everyday',
  space: 12,
  bleeds: true,
};
