import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'reminders'> = {
  provides: 'notifications',
  isEveryday: true,
  space: 22,
};
