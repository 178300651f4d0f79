import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { SHELL, remotes } from './apps.ts';
import { declaredSettings, switchedOff } from './declared-settings.ts';
import { ROOT } from './places.ts';

type Planted = readonly [folder: string, imports: string, rule: string];

const CONFIG = '.dependency-cruiser.mjs';

/** Checks the boundaries between workspaces, and that each rule reports a planted violation; returns the problems. */
export async function checkBoundaries(): Promise<string[]> {
  const clean = cruise();
  if (clean.code !== 0) return [clean.output];
  const named = [...foreignPaths(), ...namedApps()];
  if (named.length > 0) return named;
  const { PLANTED } = (await import(path.join(ROOT, CONFIG))) as { PLANTED: readonly Planted[] };
  return [...findPlanted(PLANTED), ...findPlantedPath()];
}

function findPlanted(planted: readonly Planted[]): string[] {
  const files = planted.map(([folder], index) => path.join(folder, `planted-${index}.ts`));
  try {
    for (const [index, [, imports]] of planted.entries()) {
      const own = imports === './planted' ? `./planted-${index}` : imports;
      writeFileSync(path.join(ROOT, files[index] ?? ''), `export * from '${own}';\n`);
    }
    const { output } = cruise();
    return planted.flatMap(([, imports, rule], index) => {
      const found = output
        .split('\n')
        .some((line) => line.includes(`${rule}:`) && line.includes(files[index] ?? ''));
      return found
        ? []
        : [`The rule ${rule} is blind: ${files[index]} imported ${imports} and nothing was said.`];
    });
  } finally {
    for (const file of files) rmSync(path.join(ROOT, file), { force: true });
  }
}

function cruise(): { code: number; output: string } {
  const bin = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const folders = [SHELL, ...remotes()].map(({ folder }) => path.relative(ROOT, folder));
  const { status, stdout } = spawnSync(
    process.execPath,
    [bin, ...folders, 'shared', '--config', CONFIG, '--output-type', 'err-long'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  return { code: status ?? 1, output: stdout };
}

const SOURCE = /\.(?:[cm]?[jt]sx?|css)$/;
const PASSED_OVER = new Set(['node_modules', 'dist', '.build', '.cache']);

function foreignPaths(): string[] {
  const names = remotes().map(({ folder }) => path.basename(folder));
  const places = [...names, 'shared'].flatMap((top) => sourcesIn(top));
  return places.flatMap((file) => {
    const own = file.split(path.sep)[0];
    // Tests of shared code may use a real app.
    if (own === 'shared' && /\.test\.tsx?$/.test(file)) return [];
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    const others = names.filter((name) => name !== own);
    // Shared code runs in the shell and may name its files.
    return [...others, ...(own === 'shared' ? [] : [path.basename(SHELL.folder)])]
      .filter((name) => new RegExp(`\\b${name}/|(['"\`])${name}\\1\\s*,\\s*['"\`]`).test(text))
      .map(
        (name) =>
          `${file} names a path of ${name}, which is released alone. Put what both read into shared/pictures, or ask by URL.`,
      );
  });
}

const OF_ANY_SITE = ['contract', 'runtime', 'kit', 'release'];

function namedApps(): string[] {
  const own = remotes().flatMap(({ name, folder }) => {
    const routes = readFileSync(path.join(folder, 'src/routes.ts'), 'utf8');
    const paths = [...routes.matchAll(/\bpath: '(\/[^']+)'/g)].map(([, route = '']) => route);
    return [name, ...paths];
  });
  const { settings, endpoints } = declaredSettings();
  const words = [
    ...own,
    ...Object.keys(settings),
    ...Object.keys(switchedOff()),
    ...Object.values(endpoints),
  ];
  const pattern = new RegExp(`(['"\`])(${words.join('|')})\\1`);
  return OF_ANY_SITE.flatMap((name) => sourcesIn(`shared/${name}/src`))
    .filter((file) => !/\.test\.tsx?$|fixture|scratch-site/.test(file))
    .flatMap((file) => {
      const [, , word] = pattern.exec(readFileSync(path.join(ROOT, file), 'utf8')) ?? [];
      return word
        ? [
            `${file} names "${word}" of an app. Let the app declare it in its package.json or routes.`,
          ]
        : [];
    });
}

function sourcesIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return PASSED_OVER.has(entry.name) ? [] : sourcesIn(file);
    return SOURCE.test(entry.name) ? [file] : [];
  });
}

function findPlantedPath(): string[] {
  const [one, other] = remotes();
  if (!one || !other) return [];
  const name = path.basename(other.folder);
  const planted = [
    [one.folder, `export const place = '../../${name}/src/routes.ts';`],
    [one.folder, `export const place = ['..', '${name}', 'src'];`],
    [one.folder, `export const place = '../../${path.basename(SHELL.folder)}/src/main.ts';`],
    [path.join(ROOT, 'shared/kit'), `export const place = '../../${name}/src/routes.ts';`],
    [path.join(ROOT, 'shared/contract'), `export const app = '${other.name}';`],
  ] as const;
  const files = planted.map(([folder], index) => path.join(folder, `src/planted-${index}.ts`));
  try {
    for (const [index, [, text]] of planted.entries())
      writeFileSync(files[index] ?? '', `${text}\n`);
    const found = [...foreignPaths(), ...namedApps()].join('\n');
    return files
      .map((file) => path.relative(ROOT, file))
      .filter((file) => !found.includes(file))
      .map((file) => `The check of names is blind: ${file} names another app.`);
  } finally {
    for (const file of files) rmSync(file, { force: true });
  }
}
