import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'checklist'> = {
  isEveryday: true,
  space: 10,
};
