import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'checklist',
  load: 'everyday',
  space: 10,
};
