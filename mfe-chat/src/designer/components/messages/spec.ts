import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'messages'> = {
  provides: 'chat',
  space: 20,
};
