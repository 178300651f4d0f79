import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'shelf'> = {
  provides: 'list',
  load: 'rare',
  space: 12,
  isWide: true,
};
