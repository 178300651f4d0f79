import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'calculator'> = {
  provides: 'calculator',
  load: 'rare',
  space: 4,
};
