import type { IconName } from '../drawings/icon-names.generated';
import content from '../../../content/languages/shared/group-icons.json';

const icons = content.icons as Readonly<Record<string, IconName>>;

/** An icon for a group of records, by its name. */
export const iconOfGroup = (group: string): IconName | undefined =>
  Object.hasOwn(icons, group) ? icons[group] : undefined;
