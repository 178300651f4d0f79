import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'mood'> = {
  provides: 'rating',
  space: 20,
};
