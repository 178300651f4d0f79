import { schema as componentAdd } from './operations/component-add/schema';
import { schema as componentDuplicate } from './operations/component-duplicate/schema';
import { schema as componentMove } from './operations/component-move/schema';
import { schema as componentRemove } from './operations/component-remove/schema';
import { schema as componentReplace } from './operations/component-replace/schema';
import { schema as componentRole } from './operations/component-role/schema';
import { schema as densitySet } from './operations/density-set/schema';
import { schema as designRename } from './operations/design-rename/schema';
import { schema as designSet } from './operations/design-set/schema';
import { schema as featureRemove } from './operations/feature-remove/schema';
import { schema as languageSet } from './operations/language-set/schema';
import { schema as layoutVariant } from './operations/layout-variant/schema';
import { schema as nounRename } from './operations/noun-rename/schema';
import { schema as pictureSet } from './operations/picture-set/schema';
import { schema as recordsAbout } from './operations/records-about/schema';
import { schema as rowAdd } from './operations/row-add/schema';
import { schema as rowEdit } from './operations/row-edit/schema';
import { schema as rowMove } from './operations/row-move/schema';
import { schema as rowRemove } from './operations/row-remove/schema';
import { schema as screenAdd } from './operations/screen-add/schema';
import { schema as screenDuplicate } from './operations/screen-duplicate/schema';
import { schema as screenMove } from './operations/screen-move/schema';
import { schema as screenRemove } from './operations/screen-remove/schema';
import { schema as screenRename } from './operations/screen-rename/schema';
import { schema as startSet } from './operations/start-set/schema';
import { schema as surfaceSet } from './operations/surface-set/schema';
import { schema as tabsSet } from './operations/tabs-set/schema';
import { schema as textSet } from './operations/text-set/schema';
import { schema as themeLook } from './operations/theme-look/schema';
import { schema as themeMode } from './operations/theme-mode/schema';
import { schema as themePalette } from './operations/theme-palette/schema';
import { schema as themeRadius } from './operations/theme-radius/schema';
import { schema as themeRole } from './operations/theme-role/schema';
import { schema as themeStyle } from './operations/theme-style/schema';
import { schema as typeSet } from './operations/type-set/schema';

export const operationSchemas = [
  componentAdd,
  componentDuplicate,
  componentMove,
  componentRemove,
  componentReplace,
  componentRole,
  densitySet,
  designRename,
  designSet,
  featureRemove,
  languageSet,
  layoutVariant,
  nounRename,
  pictureSet,
  recordsAbout,
  rowAdd,
  rowEdit,
  rowMove,
  rowRemove,
  screenAdd,
  screenDuplicate,
  screenMove,
  screenRemove,
  screenRename,
  startSet,
  surfaceSet,
  tabsSet,
  textSet,
  themeLook,
  themeMode,
  themePalette,
  themeRadius,
  themeRole,
  themeStyle,
  typeSet,
] as const;
