import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'checklist'> = {
  provides: 'checklist',
  load: 'everyday',
  space: 10,
};
