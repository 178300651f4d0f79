import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listDesigns } from './design-list';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const folders = ['shared/pictures/designs', 'mfe-chat/src/designs'];

const filesUnder = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

/** Changed, missing or obsolete files. */
export async function staleDesigns(): Promise<Map<string, string | null>> {
  const wanted = new Map(
    (await listDesigns()).map(({ path, content }) => [join(root, path), content]),
  );
  const stale = new Map<string, string | null>();
  for (const [path, content] of wanted) {
    if (!existsSync(path) || readFileSync(path, 'utf8') !== content) stale.set(path, content);
  }
  for (const path of folders.flatMap((folder) => filesUnder(join(root, folder)))) {
    if (!wanted.has(path)) stale.set(path, null);
  }
  return stale;
}

async function main() {
  const stale = await staleDesigns();
  const names = [...stale.keys()].map((path) => relative(root, path));
  if (process.argv.includes('--check')) {
    if (names.length > 0) {
      console.error(
        `Pictures of designs are stale; run npx --no appling designs:\n${names.join('\n')}`,
      );
      process.exitCode = 1;
    }
    return;
  }
  for (const [path, content] of stale) {
    if (content === null) rmSync(path);
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    }
  }
  console.log(
    names.length > 0 ? `Drew ${names.length} pictures.` : 'All pictures were up to date.',
  );
}

if (process.argv[1] && fileURLToPath(import.meta.url) === process.argv[1]) await main();
