import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'approvals'> = {
  provides: 'list',
  space: 10,
};
