import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CONTRACT_VERSION, type Route, type RouteData } from '../contract/routes.ts';
import type { Release } from '../contract/release.ts';
import { SINGLETONS } from '../contract/singletons.ts';
import type { App } from './apps.ts';
import type { Chunks } from './chunks-plugin.ts';
import { evaluateRemote, evaluateShell } from './evaluate.ts';
import { fingerprint } from './fingerprint.ts';
import { ROOT, SHARED_SRC } from './places.ts';

const require = createRequire(import.meta.url);

/** What changes any app: the design system, the build, the packages. */
function inputs(app: App): string[] {
  return [app.folder, SHARED_SRC, path.join(ROOT, 'package-lock.json')];
}

/**
 * Builds one app into `<app>/dist` unless nothing that it is made of has changed.
 *
 * @returns whether there was anything to do
 * @throws {Error} with the bundler's messages
 */
export async function buildApp(app: App): Promise<boolean> {
  const stamp = path.join(app.folder, '.build/inputs');
  const now = fingerprint(inputs(app));
  if (
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === now &&
    existsSync(path.join(app.folder, 'dist'))
  ) {
    return false;
  }
  const chunks = await bundle(app);
  const out = path.join(app.folder, '.build/next');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  cpSync(path.join(app.folder, '.build/browser'), out, { recursive: true });
  cpSync(path.join(app.folder, '.build/node/pages.cjs'), path.join(out, 'pages.cjs'));
  const description = app.name === 'shell' ? { chunks } : describeRelease(app, out, chunks);
  writeFileSync(path.join(out, 'release.json'), `${JSON.stringify(description, null, 2)}\n`);
  const dist = path.join(app.folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  renameSync(out, dist);
  writeFileSync(stamp, now);
  return true;
}

/** Runs the bundler as the app's team would: `rspack build` in its folder. */
async function bundle(app: App): Promise<Chunks> {
  const rspack = path.join(
    path.dirname(require.resolve('@rspack/cli/package.json')),
    'bin/rspack.js',
  );
  const { code, output } = await run(process.execPath, [rspack, 'build'], app.folder);
  if (code !== 0) throw new Error(`${app.name} does not build:\n${output}`);
  return JSON.parse(readFileSync(path.join(app.folder, '.build/chunks.json'), 'utf8')) as Chunks;
}

function run(program: string, args: string[], cwd: string) {
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    // The bundler copies functions as text; a TypeScript loader inherited from us would change that text.
    const child = spawn(program, args, { cwd, env: { ...process.env, NODE_OPTIONS: '' } });
    let output = '';
    const take = (data: Buffer) => {
      output += data.toString();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** The half of a route that the registry carries. */
function routeData({ path: address, page, title, description, chrome }: Route): RouteData {
  return { path: address, page, title, description, ...(chrome ? { chrome } : {}) };
}

/** Reads the routes out of the node bundle and names the release after its content. */
function describeRelease(app: App, folder: string, chunks: Chunks): Release {
  const names = readdirSync(folder).sort();
  const files = Object.fromEntries(
    names.map((name) => {
      const content = readFileSync(path.join(folder, name));
      return [name, `sha384-${createHash('sha384').update(content).digest('base64')}`];
    }),
  );
  const id = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
  const shell = evaluateShell(path.join(ROOT, 'shell/dist/pages.cjs'));
  const { routes } = evaluateRemote(path.join(folder, 'pages.cjs'), '/', shell.provided);
  const exposed = Object.entries(chunks).find(([name]) => name.includes('routes'))?.[1] ?? [];
  const scripts = Object.fromEntries(
    routes.map(({ page, path: route }) => {
      const own = chunks[page];
      if (!own) {
        throw new Error(
          `${app.name}: route ${route} names the page "${page}", but no chunk has that name. Give its import webpackChunkName: "${page}".`,
        );
      }
      return [page, [...exposed, ...own]];
    }),
  );
  const styles = names.find((name) => /^styles\..*\.css$/.test(name));
  if (!styles) throw new Error(`${app.name} emitted no style sheet. It needs src/styles.css.`);
  return {
    remote: app.name,
    release: { id, contractVersion: CONTRACT_VERSION, entry: 'remoteEntry.js', styles, scripts },
    routes: routes.map(routeData),
    shared: SINGLETONS,
    files,
  };
}
