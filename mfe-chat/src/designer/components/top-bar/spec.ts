import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'top-bar'> = {
  isEveryday: true,
  space: 4,
  isFrame: true,
};
