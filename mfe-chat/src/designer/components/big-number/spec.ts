import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'big-number'> = {
  provides: 'stats',
  isEveryday: true,
};
