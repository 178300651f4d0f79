import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'poll'> = {
  provides: 'poll',
  load: 'rare',
  space: 14,
};
