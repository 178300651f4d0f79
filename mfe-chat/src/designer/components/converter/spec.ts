import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'converter'> = {
  provides: 'converter',
  load: 'rare',
  space: 14,
};
