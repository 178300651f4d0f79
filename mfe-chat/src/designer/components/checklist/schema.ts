import * as z from 'zod/mini';
import { component } from '../../model/component';
import { arrangement, taskSchema } from '../../model/parts';

export const schema = component('checklist', {
  arrangement,
  tasks: z.array(taskSchema).check(z.minLength(1), z.maxLength(24)),
});
