import type { IconName } from '../drawings/icons';
import { groupIcons, kindsOf, sampleTexts } from '../engine-data';
import type { KindName } from '../interpret/kinds';
import type { Samples } from './sample-texts';

/** People of the samples: first name, rest of it. All invented. */
export const people = [
  'Ada Lind',
  'Noor Aziz',
  'Tom Hale',
  'Iris Sato',
  'Ben Okafor',
  'Mara Rowe',
  'Leo Brandt',
  'Ana Costa',
] as const;

export const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((part) => part.slice(0, 1))
    .join('')
    .slice(0, 2);

/** What a kind of app is about, roughly: the subject of its sample words. */
export const familyOf = (kind: KindName): string =>
  Object.keys(kindsOf).find((name) => kindsOf[name]?.split(' ').includes(kind)) ?? 'work';

export const samplesOf = (kind: KindName): Samples =>
  sampleTexts[familyOf(kind)] ?? (sampleTexts['work'] as Samples);

/** An icon for a group of records, by its name. */
export const iconOfGroup = (group: string): IconName | undefined =>
  groupIcons
    .split(',')
    .find((pair) => pair.startsWith(`${group}:`))
    ?.split(':')[1] as IconName | undefined;
