import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'onboarding'> = {
  references: { to: 'screen' },
};
