import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

const locate = createRequire(import.meta.url);

const faces = [
  ['Bricolage Grotesque', 'bricolage-grotesque', [500, 600, 700, 800], 'normal'],
  ['Instrument Sans', 'instrument-sans', [400, 500, 600, 700], 'normal'],
  ['Newsreader', 'newsreader', [400, 500, 600], 'normal'],
  ['Newsreader', 'newsreader', [400], 'italic'],
] as const;

export const fonts: Font[] = faces.flatMap(([name, folder, weights, style]) =>
  weights.map((weight) => ({
    name,
    weight,
    style,
    data: readFileSync(
      locate.resolve(`@fontsource/${folder}/files/${folder}-latin-${weight}-${style}.woff`),
    ),
  })),
);
