/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { FEDERATION_ALIASES } from './federation-aliases.ts';
import { ICON_ALIASES } from './icon-rules.ts';
import { ROUTER_ALIASES } from './router-aliases.ts';
import known from './upstream.json';

// It loads dependencies of the development server.
jest.mock('../development.ts', () => ({ isDevelopment: false }));

const rows = readFileSync(path.join(__dirname, 'README.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'));
const files = [FEDERATION_ALIASES, ROUTER_ALIASES, ICON_ALIASES].flatMap((aliases) =>
  Object.entries(aliases).map(([from, to]) => (from.endsWith('$') ? to : from)),
);
const upstream = [...new Set(files)].map((file) => ({
  file,
  name: file.slice(file.lastIndexOf('/node_modules/') + '/node_modules/'.length),
}));

function advice(name: string, content: string | Buffer): string | undefined {
  const hash = createHash('sha256').update(content).digest('hex');
  if (hash === (known as Record<string, string>)[name]) return undefined;
  const [what, , , breaks] = (rows.find((row) => row.includes(`${name} `)) ?? '')
    .split('|')
    .map((cell) => cell.trim())
    .slice(1);
  return `${name} is not the file that ${what} was made for. Read what changed. What breaks first: ${breaks} Then update the row in shared/kit/src/replaced/README.md, and in upstream.json: "${name}": "${hash}".`;
}

test.each(upstream)('finds $name unchanged since it was replaced', ({ file, name }) => {
  expect(advice(name, readFileSync(file))).toBeUndefined();
});

test.each(upstream)('reports one changed byte of $name with the advice of its row', ({ name }) => {
  expect(advice(name, 'changed')).toMatch(/made for\. Read .+ breaks first: [A-Z].{20,}\. Then/);
});

test.each(upstream)('has the installed version in the row of $name', ({ file, name }) => {
  const [root = ''] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [];
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  expect(rows.filter((row) => row.includes(`${name} ${version}`))).toHaveLength(1);
});

test('has a row for every bundled file of this folder and no unused hash', () => {
  const own = readdirSync(__dirname).filter((file) => /^(?!.*\.test\.).*\.c?[tj]s$/.test(file));
  expect(own.filter((file) => !rows.some((row) => row.includes(`\`${file}\``)))).toEqual([]);
  expect(Object.keys(known).sort()).toEqual(upstream.map(({ name }) => name).sort());
});
