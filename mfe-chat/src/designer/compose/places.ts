import type { IconName } from '../drawings/icons';
import { placeTable } from '../engine-data';
import type { FeatureName } from '../interpret/features';

/** A screen that an app may have: what it shows, and what its tab says. */
export interface Place {
  name: string;
  features: readonly FeatureName[];
  label: string;
  icon: IconName;
  /** Other words by which a text may call it. */
  called: string;
  /** Comes in front of others, never as a tab. */
  aside?: true;
}

let known: readonly Place[] | undefined;

/** The places of `placeTable`, in its order; read at the first call, since words come as data. */
export const places = (): readonly Place[] =>
  (known ??= placeTable.split('\n').map((line) => {
    const [name = '', label = '', icon, features = '', called = '', aside] = line.split('|');
    return {
      name,
      label,
      icon: icon as IconName,
      features: features.split(' ') as FeatureName[],
      called,
      ...(aside ? { aside: true as const } : {}),
    };
  }));

export const placeNamed = (wanted: string | undefined): Place | undefined =>
  places().find(({ name }) => name === wanted);

export const placeOf = (feature: FeatureName): Place | undefined =>
  places().find(({ features }) => features.includes(feature));
