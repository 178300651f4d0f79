import * as z from 'zod/mini';
import { component } from '../../model/component';
import { id, rows } from '../../model/parts';

export const schema = component('itinerary', {
  /** The segmented choice that picks the day; its option number picks the stops. */
  by: id,
  days: z.array(rows).check(z.minLength(1), z.maxLength(5)),
});
