import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'banner'> = {
  provides: 'progress',
  space: 0,
  isWide: true,
};
