import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'header'> = {
  isEveryday: true,
  space: 12,
  isFrame: true,
};
