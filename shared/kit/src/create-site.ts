import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newRemoteFiles } from './new-remote-files.ts';
import { KIT_SRC } from './places.ts';

const TEMPLATES = path.join(KIT_SRC, '../templates');

/** What npm leaves in a folder where it installed the kit. */
const OF_NPM = new Set(['package.json', 'package-lock.json', 'node_modules']);

/**
 * Writes a site of its own: a plain shell, its design and two remotes, beside the packages that npm installed there.
 *
 * @param folder where the kit is installed; nothing else may lie in it
 * @param name what the site is called, e.g. `Field Notes`
 * @returns the files that were written, below the folder
 * @throws {Error} when the name cannot start names in a page or the folder holds other files; nothing is written then
 */
export function createSite(folder: string, name: string): string[] {
  const prefix = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  if (!/^[A-Za-z][A-Za-z0-9 -]*$/.test(name) || prefix.endsWith('-')) {
    throw new Error(
      `"${name}" is no name for a site: letters, digits, blanks and -, a letter first. For example: --name "Field Notes".`,
    );
  }
  if (!existsSync(path.join(folder, 'node_modules/@appling/kit'))) {
    throw new Error(
      `${folder} has no @appling/kit. Install the packages there first: npm install.`,
    );
  }
  const others = readdirSync(folder).filter((file) => !OF_NPM.has(file) && !file.startsWith('.'));
  if (others.length > 0) {
    throw new Error(`${folder} holds ${others.join(', ')}. Create the site in an empty folder.`);
  }
  const scope = `@${prefix}`;
  const remotes = [
    { name: 'home', path: '/', title: 'Welcome', port: 3101, plain: { scope, next: '/notes' } },
    { name: 'notes', path: '/notes', title: 'Notes', port: 3102, plain: { scope, next: '/' } },
  ];
  const files = {
    'package.json': rootPackage(path.join(folder, 'package.json'), prefix),
    '.gitignore': 'node_modules\ndist\n.build\n',
    ...templates(name, prefix),
    ...Object.fromEntries(
      remotes.flatMap((remote) =>
        Object.entries(newRemoteFiles(remote))
          .filter(([file]) => !/\.test\.tsx?$/.test(file))
          .map(([file, text]) => [`mfe-${remote.name}/${file}`, text]),
      ),
    ),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return Object.keys(files);
}

/** The packages stay as npm installed them. */
function rootPackage(file: string, prefix: string): string {
  const found = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
  const { dependencies } = found as { dependencies?: Record<string, string> };
  const own = {
    name: prefix,
    version: '1.0.0',
    private: true,
    type: 'module',
    workspaces: ['design', 'shell', 'mfe-*'],
    scripts: { build: 'appling build', start: 'appling start' },
    dependencies,
  };
  return `${JSON.stringify(own, null, 2)}\n`;
}

function templates(name: string, prefix: string): Record<string, string> {
  const names = readdirSync(TEMPLATES, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    names
      .filter((file) => file.endsWith('.tmpl'))
      .sort()
      .map((file) => [
        file.slice(0, -'.tmpl'.length),
        readFileSync(path.join(TEMPLATES, file), 'utf8')
          .replaceAll('__NAME__', name)
          .replaceAll('__PREFIX__', prefix),
      ]),
  );
}
