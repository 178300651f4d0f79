import type { AppDesign } from '../model/app-design';

/** Pictures of the visitor's own lie in this browser only. */
export const hasOwnPictures = (design: AppDesign): boolean =>
  /"own\/[a-z]/.test(JSON.stringify(design));
