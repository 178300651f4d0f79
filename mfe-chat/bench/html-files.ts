import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { everyComponent, inOtherMode } from '../src/designer/export/every-component.ts';
import { writeHtml } from '../src/designer/export/html/write-html.ts';
import * as runtime from '../src/designer/export/html/runtime-file.ts';

/* Writes designs that contain every component, in both modes, as HTML and JSON for the end-to-end tests. */
const folder = process.argv[2] ?? '.';
mkdirSync(folder, { recursive: true });
for (const [index, design] of (await everyComponent()).entries()) {
  for (const each of [design, inOtherMode(design)]) {
    const name = `${String(index + 1).padStart(2, '0')}-${each.id.slice(0, 30)}-${each.look.mode}`;
    const file = path.join(folder, each === design ? name : `${name}-other`);
    writeFileSync(`${file}.json`, JSON.stringify(each));
    writeFileSync(`${file}.html`, await writeHtml(each, [], runtime));
  }
}
