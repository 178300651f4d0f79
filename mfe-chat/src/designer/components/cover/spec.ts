import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'cover'> = {
  provides: 'cover',
  load: 'everyday',
  space: 0,
  isWide: true,
  isFrame: true,
};
