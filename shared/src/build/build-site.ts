import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SHELL, remotes } from './apps.ts';
import { buildApp } from './build-app.ts';
import { SITE, clearSite, compose } from './compose.ts';
import { fingerprint } from './fingerprint.ts';
import { SHARED_SRC } from './places.ts';
import { siteSettings } from './site-settings.ts';

/**
 * Builds what has changed and composes the site if any part of it did.
 *
 * @returns names of the apps that were built
 */
export async function buildSite(): Promise<string[]> {
  const built: string[] = [];
  // The shell first: remotes read their routes with its singletons.
  if (await buildApp(SHELL)) built.push(SHELL.name);
  await Promise.all(
    remotes().map(async (app) => {
      if (await buildApp(app)) built.push(app.name);
    }),
  );
  const stamp = path.join(SHELL.folder, '.build/composed');
  const parts = [SHELL, ...remotes()].map(({ folder }) => path.join(folder, 'dist/release.json'));
  const now =
    fingerprint([...parts, path.join(SHARED_SRC, 'build')]) + JSON.stringify(siteSettings());
  const isCurrent =
    built.length === 0 &&
    existsSync(path.join(SITE, 'index.html')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === now;
  if (!isCurrent) {
    clearSite();
    await compose();
    mkdirSync(path.dirname(stamp), { recursive: true });
    writeFileSync(stamp, now);
  }
  return built;
}
