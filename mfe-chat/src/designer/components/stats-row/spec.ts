import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'stats-row'> = {
  provides: 'stats',
  isEveryday: true,
  space: 20,
};
