import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'quiz'> = {
  space: 16,
};
