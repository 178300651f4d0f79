import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'links'> = {
  references: { links: { to: 'screen' } },
  isFrame: true,
};
