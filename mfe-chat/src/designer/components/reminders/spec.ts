import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'reminders'> = {
  provides: 'notifications',
  load: 'everyday',
  space: 22,
};
