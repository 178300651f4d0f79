import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'top-bar'> = {
  provides: 'top-bar',
  load: 'everyday',
  space: 4,
  isFrame: true,
};
