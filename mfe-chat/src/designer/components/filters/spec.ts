import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'filters'> = {
  provides: 'filter',
  load: 'everyday',
  space: 12,
  isWide: true,
  references: { list: ['checklist', 'list'] },
};
