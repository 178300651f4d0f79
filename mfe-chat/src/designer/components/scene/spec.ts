import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'scene'> = {
  provides: 'picture',
  space: 0,
  isWide: true,
};
