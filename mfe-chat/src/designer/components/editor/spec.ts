import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'editor'> = {
  provides: 'editor',
  load: 'rare',
  space: 12,
};
