import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'search'> = {
  isEveryday: true,
  references: { list: ['checklist', 'list'] },
};
