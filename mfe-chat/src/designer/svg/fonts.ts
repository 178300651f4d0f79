import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import { fontFaces } from './font-faces';

const locate = createRequire(import.meta.url);

export const fonts: Font[] = fontFaces.flatMap(([name, folder, weights, style]) =>
  weights.map((weight) => ({
    name,
    weight,
    style,
    data: readFileSync(
      locate.resolve(`@fontsource/${folder}/files/${folder}-latin-${weight}-${style}.woff`),
    ),
  })),
);
