import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'header'> = {
  provides: 'header',
  load: 'everyday',
  space: 12,
  isFrame: true,
};
