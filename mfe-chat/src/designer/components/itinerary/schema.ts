import { component } from '../../model/component';
import { id, rows, some } from '../../model/parts';

export const schema = component('itinerary', {
  /** The segmented choice that picks the day; its option number picks the stops. */
  by: id,
  days: some(rows, 5),
});
