import content from '../../content/places.json';
import type { Place } from './places.schema';

/** The screens that an app may have, in the order in which they take the tabs. */
export const placeTable = content.places as readonly Place[];
