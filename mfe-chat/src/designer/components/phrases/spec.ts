import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'phrases'> = {
  provides: 'converter',
  space: 10,
};
