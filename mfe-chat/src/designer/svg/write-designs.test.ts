import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const script = join(__dirname, 'write-designs.ts');
const folders = ['../../../../shared/pictures/designs', '../../designs'].map((folder) =>
  join(__dirname, folder),
);
const pictures = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg'))
    .map((name) => join(folder, name)),
);

// Satori is an ES module, so the writer runs in its own process.
test('the committed pictures equal what the designs give, byte for byte', () => {
  const check = () =>
    execFileSync(process.execPath, ['--import', 'tsx', script, '--check'], { encoding: 'utf8' });
  expect(check).not.toThrow();
}, 120_000);

test('contains shapes only: no style sheet, script, font, link or invalid number', () => {
  expect(pictures.length).toBeGreaterThan(50);
  for (const picture of pictures) {
    const svg = readFileSync(picture, 'utf8');
    expect([
      picture,
      svg.match(/<style|style=|<script|<text|font-family|href=|NaN|undefined/),
    ]).toEqual([picture, null]);
  }
});
