import type { Place } from '../../content/places.schema';
import { placeTable } from '../engine-data';
import type { FeatureName } from '../interpret/features';

export type { Place };

/** Lazy, because places arrive as data. */
export const places = (): readonly Place[] => placeTable;

export const placeNamed = (wanted: string | undefined): Place | undefined =>
  places().find(({ name }) => name === wanted);

export const placeOf = (feature: FeatureName): Place | undefined =>
  places().find(({ features }) => features.includes(feature));
