import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'metric'> = {
  provides: 'chart',
  load: 'rare',
  space: 12,
};
