import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'approvals'> = {
  provides: 'list',
  load: 'rare',
  space: 10,
};
