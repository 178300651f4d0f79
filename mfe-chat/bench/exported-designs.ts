import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exportedDesigns } from '../src/designer/export/exported-designs.fixture.ts';

/* Writes the designs that exports are tried on as JSON into the folder that is given, for tests in a browser. */
const folder = process.argv[2] ?? '.';
mkdirSync(folder, { recursive: true });
for (const [name, design] of Object.entries(await exportedDesigns()))
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(design));
