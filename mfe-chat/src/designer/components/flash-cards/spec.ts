import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'flash-cards'> = {
  provides: 'card-deck',
  space: 20,
};
