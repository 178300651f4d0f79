import type { IconName } from '../drawings/icon-names.generated';
import { groupIcons } from '../engine-data';

export const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((part) => part.slice(0, 1))
    .join('')
    .slice(0, 2);

/** An icon for a group of records, by its name. */
export const iconOfGroup = (group: string): IconName | undefined =>
  Object.hasOwn(groupIcons, group) ? groupIcons[group] : undefined;
