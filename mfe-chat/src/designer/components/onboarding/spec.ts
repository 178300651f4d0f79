import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'onboarding'> = {
  provides: 'onboarding',
  load: 'rare',
  space: 14,
  references: { to: 'screen' },
};
