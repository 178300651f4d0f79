import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack, type Configuration, type MultiStats } from '@rspack/core';
import { CONTRACT_VERSION } from '../contract/routes.ts';
import type { Release } from '../contract/release.ts';
import { SINGLETONS } from '../contract/singletons.ts';
import type { App } from './apps.ts';
import { evaluateRemote, evaluateShell } from './evaluate.ts';
import { fingerprint } from './fingerprint.ts';
import { ROOT, SHARED_SRC } from './places.ts';

/** Chunks that every build brings along: file names by chunk name. */
type Chunks = Record<string, string[]>;

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
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now && existsSync(path.join(app.folder, 'dist'))) {
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

async function bundle(app: App): Promise<Chunks> {
  const file = pathToFileURL(path.join(app.folder, 'rspack.config.ts')).href;
  const { default: configuration } = (await import(file)) as { default: Configuration[] };
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    const compiler = rspack(configuration);
    compiler.run((error, result) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (result) resolve(result);
      });
    });
  });
  if (stats.hasErrors()) {
    throw new Error(`${app.name} does not build:\n${stats.toString({ preset: 'errors-only', colors: false })}`);
  }
  const browser = stats.stats[0]?.toJson({ all: false, chunks: true, ids: true, chunkRelations: true });
  return collectChunks(browser?.chunks ?? []);
}

interface StatsChunk {
  id?: string | number | null;
  names?: string[];
  files?: string[];
  siblings?: (string | number)[];
  initial?: boolean;
}

/** A page's files are its own chunk and the split chunks that load beside it. */
function collectChunks(chunks: readonly StatsChunk[]): Chunks {
  const scripts = (chunk: StatsChunk | undefined) =>
    (chunk?.files ?? []).filter((file) => file.endsWith('.js'));
  return Object.fromEntries(
    chunks.flatMap((chunk) => {
      const siblings = (chunk.siblings ?? []).map((id) => chunks.find((other) => other.id === id));
      const files = [chunk, ...siblings].flatMap(scripts);
      const names = chunk.names?.length ? chunk.names : [String(chunk.id)];
      return names.map((name) => [name, [...new Set(files)]]);
    }),
  );
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
    routes: routes.map(({ load: _load, ...data }) => data),
    shared: SINGLETONS,
    files,
  };
}
