import type { AppDesign } from '../../model/app-design';
import type { Assets } from '../assets/assets';
import { imageOf, ownPictures } from '../assets/own-pictures';

export interface DesignWithPictures {
  pictures: Readonly<Record<string, { image: string; width: number; height: number }>>;
  design: AppDesign;
}

export function designText(design: AppDesign, assets: Pick<Assets, 'pictures'>): string {
  const own = ownPictures(design, assets).map(([id, picture]) => [id, imageOf(picture)] as const);
  const whole: DesignWithPictures = { pictures: Object.fromEntries(own), design };
  return `${JSON.stringify(own.length > 0 ? whole : design, null, 2)}\n`;
}
