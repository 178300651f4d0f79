import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { evaluateRemote } from './evaluate';

const folder = mkdtempSync(path.join(tmpdir(), 'appling-evaluate-'));
const file = path.join(folder, 'pages.cjs');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const state = { store: 'the shell’s' };
const asking = (name: string) => {
  writeFileSync(file, `module.exports = { default: require('${name}') };`);
  return evaluateRemote(file, '/r/weather/1/', { '@appling/shared/state': state });
};

test.each(['@appling/shared/state', '@appling/runtime/state'])(
  "gives a remote that requires %s the shell's module",
  (name) => expect(asking(name)).toBe(state),
);

test('names a module that the shell does not share', () => {
  expect(() => asking('@appling/ui/chip')).toThrow('which the shell does not share');
});
