import type { ExportedFile } from '../exporter';
import type { FontFile } from './assets';

export const fontFolder = (fonts: readonly FontFile[], folder = 'fonts'): ExportedFile[] =>
  fonts.flatMap(({ name, content, license }) => [
    { path: `${folder}/${name}`, content },
    { path: `${folder}/${license.name}`, content: license.content },
  ]);
