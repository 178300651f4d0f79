import type { AppDesign } from '../model/app-design';

/** Own pictures exist only in this browser. */
export const hasOwnPictures = (design: AppDesign): boolean =>
  /"own\/[a-z]/.test(JSON.stringify(design));
