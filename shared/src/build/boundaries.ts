import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { SHELL, remotes } from './apps.ts';
import { ROOT } from './places.ts';

/** Where a forbidden import is planted, and the rule that must find it. */
const PLANTED = [
  {
    file: 'mfe-company/src/planted.ts',
    imports: '../../mfe-chat/src/routes',
    rule: 'mfe-company-stands-alone',
  },
  {
    file: 'shell/src/planted.ts',
    imports: '../../mfe-chat/src/routes',
    rule: 'shell-knows-no-remote',
  },
  {
    file: 'shared/src/ui/planted.ts',
    imports: '../../../shell/src/site',
    rule: 'shared-knows-no-app',
  },
  {
    file: 'mfe-chat/src/planted.ts',
    imports: '@appling/shared/build/apps',
    rule: 'pages-do-not-build',
  },
  {
    file: 'mfe-chat/src/designer/components/planted.ts',
    imports: '../render/primitives/web/box',
    rule: 'views-know-no-host',
  },
  {
    file: 'mfe-chat/src/planted.ts',
    imports: 'react-router-dom',
    rule: 'router-through-the-facade',
  },
];

/**
 * Checks the boundaries between apps, and that each rule bites: a planted violation must be found.
 *
 * @returns the problems, empty when all is well
 */
export function checkBoundaries(): string[] {
  const clean = cruise();
  if (clean.code !== 0) return [clean.output];
  return PLANTED.flatMap(({ file, imports, rule }) => {
    const planted = path.join(ROOT, file);
    writeFileSync(planted, `export * from '${imports}';\n`);
    try {
      const { code, output } = cruise();
      const isFound = code !== 0 && output.includes(rule);
      return isFound
        ? []
        : [`The rule ${rule} is blind: ${file} imported ${imports} and nothing was said.`];
    } finally {
      rmSync(planted, { force: true });
    }
  });
}

function cruise(): { code: number; output: string } {
  const bin = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const folders = [SHELL, ...remotes()].map(({ folder }) => path.relative(ROOT, folder));
  const { status, stdout } = spawnSync(
    process.execPath,
    [bin, ...folders, 'shared', '--config', '.dependency-cruiser.mjs', '--output-type', 'err-long'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  return { code: status ?? 1, output: stdout };
}
