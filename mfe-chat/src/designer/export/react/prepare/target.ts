import type { Target } from '../../project/prepare/target';
import { restyle } from './restyle';

export const target: Target = {
  id: 'react',
  instead: {
    'render/primitives/web/box': 'export/react/host/box',
    'render/primitives/web/tap': 'export/react/host/tap',
    'render/primitives/row': 'export/react/host/row',
  },
  edit: restyle,
};
