import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'cover'> = {
  isEveryday: true,
  space: 0,
  isWide: true,
  isFrame: true,
};
