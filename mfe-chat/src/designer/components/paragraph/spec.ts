import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'paragraph'> = {
  provides: 'text',
  space: 16,
};
