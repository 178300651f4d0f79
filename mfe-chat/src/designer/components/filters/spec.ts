import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'filters'> = {
  provides: 'filter',
  isEveryday: true,
  space: 12,
  isWide: true,
  references: { list: ['checklist', 'list'] },
};
