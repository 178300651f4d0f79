import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { releaseBase, type Registry } from '../../shared/contract/src/registry.ts';
import type { Chunks } from '../../shared/kit/src/chunks-plugin.ts';
import { ROOT } from '../../shared/kit/src/places.ts';
import { run } from '../../shared/kit/src/run.ts';
import { buildEnvironment } from './checkout-copy.ts';
import { COMPOSED, COPY } from './places.ts';

/** A build of the site as one application. */
export interface Monolith {
  folder: string;
  entry: string;
  scripts: (page: string) => readonly string[];
}

export function readRegistry(): Registry {
  return JSON.parse(readFileSync(path.join(COMPOSED, 'registry.json'), 'utf8')) as Registry;
}

/** Builds the copy's shell and all remotes' pages into one bundle with the shell's settings. Throws on failure. */
export async function buildMonolith(): Promise<Monolith> {
  const shell = path.join(COPY, 'shell');
  const build = path.join(shell, '.build/monolith');
  rmSync(build, { recursive: true, force: true });
  mkdirSync(build, { recursive: true });
  writeFileSync(path.join(build, 'entry.ts'), entrySource(readRegistry()));
  const code = await run(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js'),
      'build',
      '-c',
      'bench/monolith/rspack.config.ts',
    ],
    { cwd: shell, env: { ...buildEnvironment(), NODE_OPTIONS: '' } },
  );
  if (code !== 0) throw new Error('The monolith does not build.');
  const folder = path.join(build, 'browser');
  const chunks = JSON.parse(readFileSync(path.join(build, 'chunks.json'), 'utf8')) as Chunks;
  const entry = readdirSync(folder).find((file) => /^monolith\..*\.js$/.test(file));
  if (!entry) throw new Error('The monolith has no entry script.');
  return {
    folder,
    entry,
    scripts: (page) => (chunks[page] ?? []).filter((file) => file !== entry),
  };
}

/** Returns the source of the entry; style sheets stay where compose put them. */
function entrySource(registry: Registry): string {
  const names = Object.keys(registry.remotes);
  const parts = Object.entries(registry.remotes).map(([name, { current }], index) => {
    const styles = releaseBase(name, current.id) + current.styles;
    return `${JSON.stringify(name)}: { module: part${index}, styles: ${JSON.stringify(styles)} },`;
  });
  return [
    "import { start } from '../../bench/monolith/start';",
    ...names.map((name, index) => `import part${index} from '../../../mfe-${name}/src/routes';`),
    `start({\n${parts.join('\n')}\n});`,
    '',
  ].join('\n');
}

export function publishMonolith({ folder }: Monolith, site: string): void {
  cpSync(folder, path.join(site, 'assets'), { recursive: true });
}
