import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'search'> = {
  provides: 'search',
  load: 'everyday',
  space: 14,
  references: { list: ['checklist', 'list'] },
};
