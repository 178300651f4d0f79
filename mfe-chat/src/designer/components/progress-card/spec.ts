import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'progress-card'> = {
  provides: 'progress',
  load: 'everyday',
  space: 16,
  references: { list: ['checklist'] },
};
