import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'onboarding',
  load: 'rare',
  space: 14,
};
