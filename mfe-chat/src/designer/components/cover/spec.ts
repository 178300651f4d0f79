import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'cover',
  load: 'everyday',
  space: 0,
  bleeds: true,
};
