import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'choice'> = {
  provides: 'form',
  isEveryday: true,
  space: 24,
};
