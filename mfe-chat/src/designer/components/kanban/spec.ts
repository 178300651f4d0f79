import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'kanban'> = {
  provides: 'kanban',
  load: 'rare',
  space: 14,
  isWide: true,
};
