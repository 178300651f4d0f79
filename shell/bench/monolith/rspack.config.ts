import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createShellConfig } from '@appling/kit/config';
import { ChunksPlugin } from '@appling/kit/chunks-plugin';
import { rspack, type Configuration } from '@rspack/core';

const SHELL = path.resolve(import.meta.dirname, '../..');

/** The aliases and constants of the remotes' browser configuration apply to the monolith too. */
async function remoteConfigs(): Promise<Configuration[]> {
  const root = path.resolve(SHELL, '..');
  const folders = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  const modules = folders.map(async (folder) => {
    const file = pathToFileURL(path.join(root, folder, 'rspack.config.ts')).href;
    const { default: configs } = (await import(file)) as { default: Configuration[] };
    return configs.slice(0, 1);
  });
  return (await Promise.all(modules)).flat();
}

/** Returns the shell's browser configuration without federation and with all pages compiled in. */
export default async function monolith(): Promise<Configuration> {
  const [shell] = createShellConfig();
  if (!shell) throw new Error('The shell has no configuration for browsers.');
  const remotes = await remoteConfigs();
  const build = path.join(SHELL, '.build/monolith');
  return {
    ...shell,
    name: 'monolith',
    entry: { monolith: path.join(build, 'entry.ts') },
    // Each app defines its own name; the shell's comes first and wins.
    ignoreWarnings: [/Conflicting values for/],
    output: { ...shell.output, path: path.join(build, 'browser') },
    resolve: {
      ...shell.resolve,
      alias: Object.assign(
        {},
        ...[shell, ...remotes].map(({ resolve }) => resolve?.alias),
      ) as Record<string, string>,
    },
    plugins: [
      ...[shell, ...remotes]
        .flatMap(({ plugins }) => plugins ?? [])
        .filter((plugin) => plugin instanceof rspack.DefinePlugin),
      new ChunksPlugin(path.join(build, 'chunks.json')),
    ],
  };
}
