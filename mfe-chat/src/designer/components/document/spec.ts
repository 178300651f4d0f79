import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'document'> = {
  provides: 'document',
  load: 'rare',
  space: 14,
};
