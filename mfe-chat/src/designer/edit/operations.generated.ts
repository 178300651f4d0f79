import { schema as componentRemove } from './operations/component-remove/schema';
import { schema as componentRole } from './operations/component-role/schema';
import { schema as designRename } from './operations/design-rename/schema';
import { schema as designSet } from './operations/design-set/schema';
import { schema as featureRemove } from './operations/feature-remove/schema';
import { schema as layoutVariant } from './operations/layout-variant/schema';
import { schema as screenAdd } from './operations/screen-add/schema';
import { schema as surfaceSet } from './operations/surface-set/schema';
import { schema as textSet } from './operations/text-set/schema';
import { schema as themeLook } from './operations/theme-look/schema';
import { schema as themeMode } from './operations/theme-mode/schema';
import { schema as themePalette } from './operations/theme-palette/schema';
import { schema as themeRadius } from './operations/theme-radius/schema';
import { schema as themeRole } from './operations/theme-role/schema';
import { schema as themeStyle } from './operations/theme-style/schema';

export const operationSchemas = [
  componentRemove,
  componentRole,
  designRename,
  designSet,
  featureRemove,
  layoutVariant,
  screenAdd,
  surfaceSet,
  textSet,
  themeLook,
  themeMode,
  themePalette,
  themeRadius,
  themeRole,
  themeStyle,
] as const;
