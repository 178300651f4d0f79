import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exportedDesigns } from '../src/designer/export/exported-designs.fixture.ts';
import { makeReact } from '../src/designer/export/react/make-react.ts';
import { sources } from '../src/designer/export/react/sources-file.ts';

/* Writes the React projects of the designs that exports are tried on into the folder that is given, to look at. */
const folder = process.argv[2] ?? '.';
for (const [name, design] of Object.entries(await exportedDesigns())) {
  const start = performance.now();
  const files = await makeReact(design, [], sources);
  console.log(name, Math.round(performance.now() - start), files.length);
  for (const { path: file, content } of files) {
    const target = path.join(folder, name, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}
