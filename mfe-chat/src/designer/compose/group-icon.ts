import type { IconName } from '../drawings/icon-names.generated';
import content from '../../../content/languages/shared/group-icons.json';

const icons = content.icons as Readonly<Record<string, IconName>>;

export const iconOfGroup = (group: string): IconName | undefined =>
  Object.hasOwn(icons, group) ? icons[group] : undefined;
