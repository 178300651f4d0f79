import { digestOf } from '../digest';
import type { AppDesign } from '../model/app-design';

export const bytesOf = (design: AppDesign): string => JSON.stringify(design);

/** Tells whether two engines drew the same. */
export const hashOf = (design: AppDesign): string => digestOf(bytesOf(design));
