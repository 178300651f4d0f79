import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'links'> = {
  provides: 'links',
  load: 'rare',
  space: 14,
  references: { links: { to: 'screen' } },
  isFrame: true,
};
