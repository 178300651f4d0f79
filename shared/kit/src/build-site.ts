import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@appling/contract/registry';
import type { Release } from '@appling/contract/release';
import type { RouteData } from '@appling/contract/routes';
import { SHELL, remotes, type App } from './apps.ts';
import { buildApp } from './build-app.ts';
import { SITE, clearSite, compose } from './compose.ts';
import { DESIGN } from './design.ts';
import { fingerprint } from './fingerprint.ts';
import { KIT_SRC } from './places.ts';
import { siteSettings } from './site-settings.ts';

interface Made {
  how: string;
  of: Record<string, string>;
}

/** Builds what changed and recomposes one remote's pages if no other page is affected, else all; returns the built apps. */
export async function buildSite(): Promise<string[]> {
  const built: string[] = [];
  // The shell first: remotes read their routes with its singletons.
  if (await buildApp(SHELL)) built.push(SHELL.name);
  await Promise.all(
    remotes().map(async (app) => {
      if (await buildApp(app)) built.push(app.name);
    }),
  );
  const stamp = path.join(SHELL.folder, '.build/composed.json');
  const now: Made = {
    how: fingerprint([KIT_SRC, path.dirname(DESIGN.site)]) + JSON.stringify(siteSettings()),
    of: Object.fromEntries(
      [SHELL, ...remotes()].map((app) => [app.name, fingerprint([releaseFile(app)])]),
    ),
  };
  const changed = changedSince(readStamp(stamp), now);
  if (changed?.length === 0) return built;
  // Deletes the stamp first, so an interrupted build is not trusted.
  rmSync(stamp, { force: true });
  const only =
    changed?.length === 1 ? remotes().find(({ name }) => name === changed[0]) : undefined;
  if (only && hasItsRoutes(only)) {
    await compose(only.name);
    removeOtherReleases(only);
  } else {
    clearSite();
    await compose();
  }
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, JSON.stringify(now));
  return built;
}

function releaseFile({ folder }: App): string {
  return path.join(folder, 'dist/release.json');
}

function readStamp(file: string): Made | null {
  if (!existsSync(file) || !existsSync(path.join(SITE, 'registry.json'))) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Made;
  } catch {
    // An interrupted build left a partial file.
    return null;
  }
}

function changedSince(before: Made | null, now: Made): string[] | null {
  const names = Object.keys(now.of);
  if (before?.how !== now.how || Object.keys(before.of).join() !== names.join()) return null;
  return names.filter((name) => before.of[name] !== now.of[name]);
}

function hasItsRoutes(app: App): boolean {
  const { remotes: live } = readJson<Registry>(path.join(SITE, 'registry.json'));
  const list = (routes: readonly RouteData[] = []) =>
    routes.map(({ path: route, chrome }) => `${route} ${chrome}`).join();
  return list(live[app.name]?.routes) === list(readJson<Release>(releaseFile(app)).routes);
}

function removeOtherReleases(app: App): void {
  const { release } = readJson<Release>(releaseFile(app));
  const folder = path.join(SITE, 'r', app.name);
  for (const id of readdirSync(folder)) {
    if (id !== release.id) rmSync(path.join(folder, id), { recursive: true });
  }
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
