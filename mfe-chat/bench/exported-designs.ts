import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { designText } from '../src/designer/export/design-file/design-text.ts';
import { exportedDesigns } from '../src/designer/export/exported-designs.fixture.ts';
import { ownPictureFiles } from '../src/designer/export/own-pictures.fixture.ts';

/* Writes the sample designs as files into the given folder, for browser tests. */
const folder = process.argv[2] ?? '.';
mkdirSync(folder, { recursive: true });
for (const [name, design] of Object.entries(await exportedDesigns()))
  writeFileSync(
    path.join(folder, `${name}.json`),
    designText(design, { pictures: ownPictureFiles }),
  );
