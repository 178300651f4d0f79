import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'metric'> = {
  provides: 'chart',
  space: 12,
};
