import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FONT_FOLDER, cutFonts, installableFonts } from './cut-fonts.ts';

// `npx --no appling fonts` after a font package or the used characters change; `-- --check` only lists stale files.
const cut = await cutFonts();
const faces = cut.map(({ face }) => face);
const wanted = new Map(cut.map(({ face, content }) => [face.file, content]));
wanted.set('faces.json', Buffer.from(`${JSON.stringify(faces, null, 2)}\n`));
for (const { file, content } of await installableFonts()) wanted.set(file, content);
const stale = [...wanted].filter(([name, content]) => {
  const file = path.join(FONT_FOLDER, name);
  return !existsSync(file) || !readFileSync(file).equals(content);
});
if (process.argv.includes('--check')) {
  for (const [name] of stale) console.error(`${name} is stale; run npx --no appling fonts.`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  mkdirSync(FONT_FOLDER, { recursive: true });
  for (const [name, content] of stale) writeFileSync(path.join(FONT_FOLDER, name), content);
}
