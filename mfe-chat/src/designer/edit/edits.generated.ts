import { edit as componentRemove } from './operations/component-remove/edit';
import { edit as componentRole } from './operations/component-role/edit';
import { edit as designRename } from './operations/design-rename/edit';
import { edit as designSet } from './operations/design-set/edit';
import { edit as featureRemove } from './operations/feature-remove/edit';
import { edit as layoutVariant } from './operations/layout-variant/edit';
import { edit as screenAdd } from './operations/screen-add/edit';
import { edit as surfaceSet } from './operations/surface-set/edit';
import { edit as textSet } from './operations/text-set/edit';
import { edit as themeLook } from './operations/theme-look/edit';
import { edit as themeMode } from './operations/theme-mode/edit';
import { edit as themePalette } from './operations/theme-palette/edit';
import { edit as themeRadius } from './operations/theme-radius/edit';
import { edit as themeRole } from './operations/theme-role/edit';
import { edit as themeStyle } from './operations/theme-style/edit';

/** What each operation does, apart from its schema: who edits needs no zod. */
export const edits = {
  'component.remove': componentRemove,
  'component.role': componentRole,
  'design.rename': designRename,
  'design.set': designSet,
  'feature.remove': featureRemove,
  'layout.variant': layoutVariant,
  'screen.add': screenAdd,
  'surface.set': surfaceSet,
  'text.set': textSet,
  'theme.look': themeLook,
  'theme.mode': themeMode,
  'theme.palette': themePalette,
  'theme.radius': themeRadius,
  'theme.role': themeRole,
  'theme.style': themeStyle,
};
