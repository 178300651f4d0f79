import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'kanban'> = {
  isWide: true,
};
