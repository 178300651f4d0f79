import content from '../../content/places.json';
import type { Place } from './places.schema';

/** Ordered by priority for tabs. */
export const placeTable = content.places as readonly Place[];
