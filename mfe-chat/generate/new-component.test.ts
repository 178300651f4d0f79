/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');
let copy = '';

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'new-component-'));
  for (const part of ['src', 'schemas', 'generate', 'bench', 'content', 'package.json'])
    cpSync(path.join(root, 'mfe-chat', part), path.join(copy, 'mfe-chat', part), {
      recursive: true,
    });
  cpSync(path.join(root, 'tsconfig.json'), path.join(copy, 'tsconfig.json'));
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (script: string, ...args: string[]) =>
  execFileSync(process.execPath, ['--import', 'tsx', `mfe-chat/${script}`, ...args], {
    cwd: copy,
    encoding: 'utf8',
    stdio: 'pipe',
  });
const inComponents = (file: string) => path.join(copy, 'mfe-chat/src/designer/components', file);

function sheetOf(...types: string[]): string {
  const file = path.join(copy, 'sheet.html');
  run('bench/component-sheet.ts', file, ...types);
  return readFileSync(file, 'utf8');
}
const pictureIn = (html: string) =>
  /src="data:image\/svg\+xml;base64,([^"]+)/.exec(html)?.[1] ?? '';

test('adds a new component to every list and draws it on the example sheet', () => {
  const before = readFileSync(inComponents('schemas.generated.ts'), 'utf8');
  expect(run('generate/new-component.ts', 'notice-board')).toContain('notice-board/view.tsx');
  expect(run('generate/run.ts', '--check')).toBe('');
  for (const list of ['schemas', 'rare-views', 'examples'])
    expect(readFileSync(inComponents(`${list}.generated.ts`), 'utf8')).toContain('./notice-board/');
  expect(before).not.toContain('notice-board');

  const html = sheetOf('notice-board');
  expect(html).toMatch(/data-id="notice-board"[^>]*>.*Notice board.*Drawn from its example/s);
  // Pictures contain words as outlines, so other words change the picture.
  const example = inComponents('notice-board/example.json');
  writeFileSync(example, readFileSync(example, 'utf8').replace('Notice board', 'Board of notices'));
  expect(pictureIn(sheetOf('notice-board'))).not.toBe(pictureIn(html));
}, 60_000);

test('shows every component on the sheet as a page and as a picture', () => {
  const html = sheetOf();
  const folders = readdirSync(inComponents('.'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  for (const { name } of folders) expect(html).toContain(`data-id="${name}"`);
  const pictures = html.match(/src="data:image\/svg\+xml;base64,[^"]+/g) ?? [];
  expect(new Set(pictures).size).toBe(folders.length);
}, 60_000);

test.each([
  ['Notice Board', /no name for a component/],
  ['9-lives', /no name for a component/],
  ['../escape', /no name for a component/],
  ['text', /the name of a primitive/],
  ['top-bar', /There is a component top-bar already/],
])(
  'rejects the name %s with a reason, and writes nothing',
  (name, sentence) => {
    expect(() => run('generate/new-component.ts', name)).toThrow(sentence);
    if (name !== 'top-bar') expect(existsSync(inComponents(name))).toBe(false);
  },
  20_000,
);
