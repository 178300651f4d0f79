import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'login'> = {
  provides: 'login',
  load: 'rare',
  space: 20,
  references: { to: 'screen' },
};
