import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'login'> = {
  space: 20,
  references: { to: 'screen' },
};
