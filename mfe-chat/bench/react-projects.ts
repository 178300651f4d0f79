import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exportedDesigns } from '../src/designer/export/exported-designs.fixture.ts';
import { ownPictureFiles } from '../src/designer/export/own-pictures.fixture.ts';
import { makeExpo } from '../src/designer/export/expo/make-expo.ts';
import { makeReact } from '../src/designer/export/react/make-react.ts';

/* Writes the React projects of the sample designs into the given folder, or Expo projects if `expo` follows. */
const [folder = '.', kind] = process.argv.slice(2);
const make = kind === 'expo' ? makeExpo : makeReact;
const { sources } = await import(
  kind === 'expo'
    ? '../src/designer/export/expo/sources-file.ts'
    : '../src/designer/export/react/sources-file.ts'
);
for (const [name, design] of Object.entries(await exportedDesigns())) {
  const start = performance.now();
  const files = await make(design, [], sources, { pictures: ownPictureFiles });
  console.log(name, Math.round(performance.now() - start), files.length);
  for (const { path: file, content } of files) {
    const target = path.join(folder, name, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}
