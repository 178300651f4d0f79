import { edit as componentAdd } from './operations/component-add/edit';
import { edit as componentDuplicate } from './operations/component-duplicate/edit';
import { edit as componentMove } from './operations/component-move/edit';
import { edit as componentRemove } from './operations/component-remove/edit';
import { edit as componentReplace } from './operations/component-replace/edit';
import { edit as componentRole } from './operations/component-role/edit';
import { edit as densitySet } from './operations/density-set/edit';
import { edit as designRename } from './operations/design-rename/edit';
import { edit as designSet } from './operations/design-set/edit';
import { edit as featureRemove } from './operations/feature-remove/edit';
import { edit as languageSet } from './operations/language-set/edit';
import { edit as layoutVariant } from './operations/layout-variant/edit';
import { edit as nounRename } from './operations/noun-rename/edit';
import { edit as pictureSet } from './operations/picture-set/edit';
import { edit as recordsAbout } from './operations/records-about/edit';
import { edit as rowAdd } from './operations/row-add/edit';
import { edit as rowEdit } from './operations/row-edit/edit';
import { edit as rowMove } from './operations/row-move/edit';
import { edit as rowRemove } from './operations/row-remove/edit';
import { edit as screenAdd } from './operations/screen-add/edit';
import { edit as screenDuplicate } from './operations/screen-duplicate/edit';
import { edit as screenMove } from './operations/screen-move/edit';
import { edit as screenRemove } from './operations/screen-remove/edit';
import { edit as screenRename } from './operations/screen-rename/edit';
import { edit as startSet } from './operations/start-set/edit';
import { edit as surfaceSet } from './operations/surface-set/edit';
import { edit as tabsSet } from './operations/tabs-set/edit';
import { edit as textSet } from './operations/text-set/edit';
import { edit as themeLook } from './operations/theme-look/edit';
import { edit as themeMode } from './operations/theme-mode/edit';
import { edit as themePalette } from './operations/theme-palette/edit';
import { edit as themeRadius } from './operations/theme-radius/edit';
import { edit as themeRole } from './operations/theme-role/edit';
import { edit as themeStyle } from './operations/theme-style/edit';
import { edit as typeSet } from './operations/type-set/edit';

/** Function of each operation, apart from its schema, so that editing needs no zod. */
export const edits = {
  'component.add': componentAdd,
  'component.duplicate': componentDuplicate,
  'component.move': componentMove,
  'component.remove': componentRemove,
  'component.replace': componentReplace,
  'component.role': componentRole,
  'density.set': densitySet,
  'design.rename': designRename,
  'design.set': designSet,
  'feature.remove': featureRemove,
  'language.set': languageSet,
  'layout.variant': layoutVariant,
  'noun.rename': nounRename,
  'picture.set': pictureSet,
  'records.about': recordsAbout,
  'row.add': rowAdd,
  'row.edit': rowEdit,
  'row.move': rowMove,
  'row.remove': rowRemove,
  'screen.add': screenAdd,
  'screen.duplicate': screenDuplicate,
  'screen.move': screenMove,
  'screen.remove': screenRemove,
  'screen.rename': screenRename,
  'start.set': startSet,
  'surface.set': surfaceSet,
  'tabs.set': tabsSet,
  'text.set': textSet,
  'theme.look': themeLook,
  'theme.mode': themeMode,
  'theme.palette': themePalette,
  'theme.radius': themeRadius,
  'theme.role': themeRole,
  'theme.style': themeStyle,
  'type.set': typeSet,
};
