import { component } from '../../model/component';
import { arrangement, some, taskSchema } from '../../model/parts';

export const schema = component('checklist', {
  arrangement,
  tasks: some(taskSchema, 24),
});
