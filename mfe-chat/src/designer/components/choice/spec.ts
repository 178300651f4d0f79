import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'choice'> = {
  provides: 'form',
  load: 'everyday',
  space: 24,
};
