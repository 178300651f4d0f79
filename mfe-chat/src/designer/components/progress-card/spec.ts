import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'progress-card'> = {
  provides: 'progress',
  isEveryday: true,
  space: 16,
  references: { list: ['checklist'] },
};
