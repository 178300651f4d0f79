import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@appling/kit/places';

const PLANTED = [
  {
    file: 'mfe-chat/src/designer/components/planted/view.tsx',
    text: 'export const Planted = () => <svg />;\n',
    message: '<svg> exists on the web only. Use a primitive',
  },
  {
    file: 'mfe-chat/src/designer/render/planted.tsx',
    text: 'export const Planted = () => <button type="button">Tap</button>;\n',
    message: '<button> exists on the web only. Use a primitive',
  },
];

/** Plants a violation to check that the rules of lint-plugin.mjs find it. */
export function check(): string[] {
  const bin = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');
  return PLANTED.flatMap(({ file, text, message }) => {
    const planted = path.join(ROOT, file);
    const isNewFolder = mkdirSync(path.dirname(planted), { recursive: true }) !== undefined;
    writeFileSync(planted, text);
    try {
      const { status, stdout } = spawnSync(process.execPath, [bin, file], {
        cwd: ROOT,
        encoding: 'utf8',
      });
      const isFound = status !== 0 && stdout.includes(message);
      return isFound ? [] : [`A lint rule is blind: ${file} should say “${message}”.`];
    } finally {
      rmSync(isNewFolder ? path.dirname(planted) : planted, { recursive: true, force: true });
    }
  });
}
