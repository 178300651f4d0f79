import { withMoney } from '../../content/money';
import type { Samples } from '../../content/samples.schema';
import type { IconName } from '../drawings/icons';
import { englishSamples, families, groupIcons } from '../engine-data';
import type { KindName } from '../interpret/kinds';

export const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((part) => part.slice(0, 1))
    .join('')
    .slice(0, 2);

/** What a kind of app is about, roughly: the subject of its sample words. */
export const familyOf = (kind: KindName): string =>
  Object.keys(families).find((name) => families[name]?.includes(kind)) ?? 'work';

/** English sample sentences of a kind. */
export const samplesOf = (kind: KindName): Samples => {
  const byFamily = englishSamples.families;
  const { samples } = (byFamily[familyOf(kind)] ?? byFamily['work'])!;
  // Pounds whatever the app's currency is: sentences of families are about nobody's money in particular.
  return JSON.parse(withMoney(JSON.stringify(samples), '£')) as Samples;
};

/** An icon for a group of records, by its name. */
export const iconOfGroup = (group: string): IconName | undefined =>
  Object.hasOwn(groupIcons, group) ? groupIcons[group] : undefined;
