import type { Place } from '../../content/places.schema';
import { placeTable } from '../engine-data';
import type { FeatureName } from '../interpret/features';

export type { Place };

/** Read when it is asked for, since words come as data. */
export const places = (): readonly Place[] => placeTable;

export const placeOf = (feature: FeatureName): Place | undefined =>
  places().find(({ features }) => features.includes(feature));

export function placeCalled(name: string): Place | undefined {
  const words = name.toLowerCase().split(/[^\p{L}\p{N}-]+/u);
  return places().find(({ called, label }) =>
    words.some((word) => called.includes(word) || label.toLowerCase() === word),
  );
}
