import type { IconName } from '../drawings/icon-names.generated';
import { families, groupIcons } from '../engine-data';
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

/** An icon for a group of records, by its name. */
export const iconOfGroup = (group: string): IconName | undefined =>
  Object.hasOwn(groupIcons, group) ? groupIcons[group] : undefined;
