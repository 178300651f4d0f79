import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'shelf'> = {
  provides: 'list',
  space: 12,
  isWide: true,
};
