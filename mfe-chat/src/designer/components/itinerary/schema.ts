import { component } from '../../model/component';
import { id, rows, some } from '../../model/parts';

export const schema = component('itinerary', {
  /** Id of the segmented control; its selected option picks the day. */
  by: id,
  days: some(rows, 5),
});
