import { execFile, execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { newRemoteFiles } from '../../../shared/kit/src/new-remote-files.ts';
import { ROOT } from '../../../shared/kit/src/places.ts';
import { createSiteServer, listen } from '../../../shared/kit/src/serve.ts';
import type { Release } from '../../../shared/contract/src/release.ts';
import { expect, hydrated, test } from '../../../shared/testing/e2e/site.ts';

const execute = promisify(execFile);
const INSTALLED = path.join(ROOT, 'node_modules');

const PACKAGES = ['contract', 'runtime', 'ui', 'kit', 'release'];

/** Packs the shared packages as npm does, and unpacks them into the repository's `node_modules`. */
function installShared(repository: string): void {
  const npm = process.env.npm_execpath;
  const [program, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  for (const name of PACKAGES) {
    const args = [...first, 'pack', '-w', `shared/${name}`, '--silent'];
    const tarball = execFileSync(program, [...args, '--pack-destination', repository], {
      cwd: ROOT,
      encoding: 'utf8',
    }).trim();
    const place = path.join(repository, 'node_modules/@appling', name);
    mkdirSync(place, { recursive: true });
    const unpack = ['xzf', path.join(repository, tarball), '-C', place, '--strip-components=1'];
    execFileSync('tar', unpack);
    const listed = readdirSync(place, { recursive: true, encoding: 'utf8' });
    // Only the scaffold's templates may contain tests.
    const own = listed.filter((file) => !file.startsWith('templates/'));
    expect(own.filter((file) => /\.test\.tsx?$/.test(file))).toEqual([]);
  }
}

/** Links installed packages that `npm install` would download. */
function linkPackages(repository: string): void {
  const target = path.join(repository, 'node_modules');
  const wanted = PACKAGES.flatMap((name) => {
    const manifest = path.join(target, '@appling', name, 'package.json');
    const { dependencies, peerDependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<
      string,
      Record<string, string>
    >;
    return Object.keys({ ...dependencies, ...peerDependencies });
  });
  for (const name of new Set(wanted)) {
    if (name.startsWith('@appling/')) continue;
    mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
    symlinkSync(path.join(INSTALLED, name), path.join(target, name), 'junction');
  }
}

/** Writes the scaffold's files with another scope and npm's path to the style sheet. */
function writeRepository(repository: string): void {
  const remote = {
    name: 'weather',
    path: '/forecast',
    title: 'Weather',
    port: 4105,
    scope: '@growth',
    site: 'Appling',
    templates: path.join(ROOT, 'shared/ui/templates/remote'),
  };
  for (const [file, text] of Object.entries(newRemoteFiles(remote))) {
    if (file.endsWith('.test.ts') || file.endsWith('.test.tsx')) continue;
    const place = path.join(repository, file);
    mkdirSync(path.dirname(place), { recursive: true });
    const own = text
      .replace('"@growth/mfe-weather",', '"@growth/mfe-weather",\n  "design": "@appling/ui",')
      .replace('../../shared/ui/src', '../node_modules/@appling/ui/src');
    writeFileSync(place, own);
  }
}

test('a remote in its own repository is built with packed shared packages, released and composed into the site', async ({
  page,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'own-repository-'));
  const repository = path.join(folder, 'weather');
  const target = path.join(folder, 'site');
  mkdirSync(repository);
  mkdirSync(target);
  installShared(repository);
  linkPackages(repository);
  writeRepository(repository);
  const env = { ...process.env, SCENE_PROJECT_ID: '', RELEASED_BY: 'growth' };
  const appling = (...args: string[]) =>
    execute(
      process.execPath,
      [path.join(repository, 'node_modules/@appling/kit/src/appling.mjs'), ...args],
      { cwd: repository, env },
    );

  // Has no access to this workspace, only to the live site.
  await appling('build');
  const release = JSON.parse(
    readFileSync(path.join(repository, 'dist/release.json'), 'utf8'),
  ) as Release;
  expect(release).toMatchObject({ remote: 'weather', routes: [{ path: '/forecast' }] });
  const scripts = Object.keys(release.files).filter((file) => file.endsWith('.js'));
  for (const file of scripts) {
    // The shell provides React and the router, so no bundle contains them.
    const text = readFileSync(path.join(repository, 'dist', file), 'utf8');
    expect(text, file).not.toMatch(/react\.dev\/errors|useRouteError/);
  }

  const releaseAll = path.join(ROOT, 'shared/release/src/commands/release.ts');
  const site = ['--import', 'tsx', releaseAll, 'all', '--to', target];
  await execute(process.execPath, site, { cwd: ROOT, env });
  const { stdout } = await appling('release', '--to', target);
  expect(stdout).toContain('weather');
  const status = await appling('status', '--to', target);
  expect(status.stdout).toMatch(/by growth: release weather/);

  const server = createSiteServer(path.join(target, 'current'));
  const origin = `http://localhost:${await listen(server, 0)}`;
  await page.goto(`${origin}/forecast`);
  await hydrated(page);
  await expect(page).toHaveTitle(/^Weather/);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back to the start' }).click();
  await expect(page).toHaveURL(`${origin}/`);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weather');
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});
