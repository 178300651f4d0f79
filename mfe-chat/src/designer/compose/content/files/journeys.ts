import { outings } from '../outings';
import { trips } from '../trips';

export const texts = { ...trips, ...outings };
