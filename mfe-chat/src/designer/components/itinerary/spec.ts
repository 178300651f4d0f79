import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'itinerary'> = {
  provides: 'list',
  space: 18,
  references: { by: ['segments'] },
};
