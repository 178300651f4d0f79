import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'section'> = {
  isEveryday: true,
  space: 18,
  isFrame: true,
};
