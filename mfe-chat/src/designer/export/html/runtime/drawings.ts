import { dataIds, type Drawings } from '../file-data';
import { dataIn } from './data-in';

/* Replaces `drawings/drawing-data` in an exported file, which contains its design's drawings. */

export const { icons, pictures: earlyPictures } = dataIn<Drawings>(dataIds.drawings);

/** The file contains all pictures that it names. */
export const pictureFiles = {};
export const groupFiles = {};
