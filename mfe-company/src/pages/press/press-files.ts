import colors from './files/appling-colors.pdf';
import facts from './files/appling-facts.pdf';
import logos from './files/appling-logos.zip';
import mediaKit from './files/appling-media-kit.zip';
import screens from './files/appling-screens.zip';
import type { PressFile } from './press.content';

/** Address of each file. */
export const pressFiles: Record<PressFile, string> = {
  'appling-colors.pdf': colors,
  'appling-facts.pdf': facts,
  'appling-logos.zip': logos,
  'appling-media-kit.zip': mediaKit,
  'appling-screens.zip': screens,
};
