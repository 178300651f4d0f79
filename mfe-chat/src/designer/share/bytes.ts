import { digestOf } from '../digest';
import type { AppDesign } from '../model/app-design';

export const bytesOf = (design: AppDesign): string => JSON.stringify(design);

/** Equal hashes mean that two engines made the same design. */
export const hashOf = (design: AppDesign): string => digestOf(bytesOf(design));
