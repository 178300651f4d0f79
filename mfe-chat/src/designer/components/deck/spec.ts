import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'card-deck',
  load: 'rare',
  space: 14,
};
