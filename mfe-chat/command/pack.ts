import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '@appling/kit/places';
import type { AppDesign } from '../src/designer/model/app-design.ts';
import { bundleCommand } from './bundle.ts';
import { fontFiles } from './font-files.ts';
import {
  SAMPLE_FILE,
  SAMPLE_FOLDER,
  SAMPLE_IDEA,
  designerVersion as version,
  sampleOf,
} from './sample.ts';
import { usage } from './usage.ts';

const require = createRequire(import.meta.url);
const chat = path.join(import.meta.dirname, '..');
const staged = path.join(chat, '.build/designer');
const { engines, license } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  engines: object;
  license: string;
};

const manifest = {
  name: '@appling/designer',
  version,
  description: 'Makes an app design from a sentence.',
  license,
  type: 'module',
  engines,
  bin: { 'appling-designer': 'designer.mjs' },
};

const placeOf = (name: string) => path.dirname(require.resolve(`${name}/package.json`));

function copyFonts(): void {
  const fonts = path.join(staged, 'fonts');
  mkdirSync(fonts);
  for (const { from, file } of fontFiles) {
    copyFileSync(path.join(placeOf(from), 'files', file), path.join(fonts, file));
    copyFileSync(
      path.join(placeOf(from), 'LICENSE'),
      path.join(fonts, `${path.basename(from)}-license.txt`),
    );
  }
}

async function stage(): Promise<void> {
  await bundleCommand(staged, version);
  copyFonts();
  writeFileSync(path.join(staged, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(
    path.join(staged, 'README.md'),
    `# ${manifest.name}\n\n\`\`\`text\n${usage}\`\`\`\n`,
  );
  for (const file of ['LICENSE', 'THIRD_PARTY_NOTICES.md'])
    copyFileSync(path.join(ROOT, file), path.join(staged, file));
  copyFileSync(path.join(placeOf('satori'), 'LICENSE'), path.join(staged, 'satori-license.txt'));
}

function pack(target: string): string {
  mkdirSync(target, { recursive: true });
  const npm = process.env.npm_execpath;
  const [program, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const options = ['--pack-destination', target, '--ignore-scripts', '--silent'];
  const printed = execFileSync(program, [...first, 'pack', staged, ...options], {
    encoding: 'utf8',
  });
  return path.join(target, printed.trim());
}

/** Runs the packed command and stores what it prints and writes, for the /api page. */
function writeSample(): void {
  const cwd = mkdtempSync(path.join(tmpdir(), 'appling-designer-'));
  const call = [path.join(staged, 'designer.mjs'), SAMPLE_IDEA, '--out', SAMPLE_FOLDER];
  const printed = execFileSync(process.execPath, call, { cwd, encoding: 'utf8' });
  const folder = path.join(cwd, SAMPLE_FOLDER);
  const file = readdirSync(folder).find((name) => name.endsWith('.appling.json')) ?? '';
  const design = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as AppDesign;
  writeFileSync(SAMPLE_FILE, sampleOf(printed, design));
  rmSync(cwd, { recursive: true });
}

/* `npx --no appling pack:designer <folder>` writes the tarball; `--sample` also updates the sample on /api. */
const given = process.argv.slice(2);
await stage();
const tarball = pack(path.resolve(given.find((word) => word !== '--sample') ?? '.'));
process.stdout.write(`${tarball}\n`);
if (given.includes('--sample')) writeSample();
