import type { AppDesign } from '../model/app-design';
import { drawScreen } from './draw-screen';
import type { FlatChild } from './flatten';
import { fonts } from './fonts';

export const screenPicture = (
  design: AppDesign,
  screenId: string,
  adapt?: (tree: FlatChild) => FlatChild,
): Promise<string> => drawScreen(design, screenId, adapt ? { fonts, adapt } : { fonts });
