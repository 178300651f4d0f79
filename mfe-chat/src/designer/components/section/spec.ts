import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'section'> = {
  provides: 'section',
  load: 'everyday',
  space: 18,
  isFrame: true,
};
