import { dataIds, type Drawings } from '../file-data';
import { dataIn } from './data-in';

/* Stands in for `drawings/drawing-data` in an exported file, which holds the drawings that its design shows. */

export const { icons, pictures: earlyPictures } = dataIn<Drawings>(dataIds.drawings);

/** The file names no picture that it does not hold. */
export const pictureFiles = {};
export const groupFiles = {};
