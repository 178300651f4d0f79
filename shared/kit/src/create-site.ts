import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newRemoteFiles } from './new-remote-files.ts';
import { TEMPLATES, fillTemplates } from './templates.ts';

const OF_NPM = new Set(['package.json', 'package-lock.json', 'node_modules']);

/** Writes a new site into a folder with the installed kit. Throws, before writing, when the folder has other files. */
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
  const own = { scope: `@${prefix}`, site: name };
  const home = newRemoteFiles({ name: 'home', path: '/', title: 'Welcome', port: 3101, ...own });
  const notes = newRemoteFiles({
    name: 'notes',
    path: '/notes',
    title: 'Notes',
    port: 3102,
    ...own,
  });
  const { gitignore = '', ...site } = fillTemplates(path.join(TEMPLATES, 'site'), {
    NAME: name,
    PREFIX: prefix,
  });
  const files = {
    'package.json': rootPackage(path.join(folder, 'package.json'), prefix),
    // npm never packs a file named .gitignore.
    '.gitignore': gitignore,
    ...site,
    ...under('mfe-home', home),
    ...under('mfe-notes', notes),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return Object.keys(files);
}

function rootPackage(file: string, prefix: string): string {
  const found = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
  const { dependencies } = found as { dependencies?: Record<string, string> };
  const own = {
    name: prefix,
    version: '1.0.0',
    private: true,
    type: 'module',
    workspaces: ['design', 'shell', 'mfe-*'],
    scripts: {
      build: 'appling build',
      start: 'appling start',
      test: 'tsc -p . && appling build && jest',
      'new:remote': 'appling new:remote',
    },
    dependencies,
  };
  return `${JSON.stringify(own, null, 2)}\n`;
}

function under(folder: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]),
  );
}
