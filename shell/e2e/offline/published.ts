import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { SITE } from '../../../shared/kit/src/compose.ts';
import { integrityOf } from '../../../shared/kit/src/describe-release.ts';
import { headersFor } from '../../../shared/kit/src/headers.ts';
import { contentType } from '../../../shared/kit/src/mime-types.ts';
import { registry } from '../../../shared/testing/e2e/site.ts';

/** Live releases by app. */
export type State = Readonly<Record<string, string>>;

/** A release that differs from the built one by a comment in its first script. */
interface Variant {
  app: string;
  of: string;
  script: string;
  content: string;
  /** Replacements for every text that names the release. */
  words: readonly (readonly [string, string])[];
}

/** Makes up releases of the built site's apps, with all pages and files of each state. */
export class Publisher {
  readonly built: State = Object.fromEntries([
    ['shell', registry.shell ?? ''],
    ...Object.entries(registry.remotes).map(([name, { current }]) => [name, current.id]),
  ]);
  private readonly variants = new Map<string, Variant>();

  release(app: string): string {
    const of = this.built[app] ?? '';
    const id = createHash('sha256')
      .update(`${app} ${this.variants.size}`)
      .digest('hex')
      .slice(0, 12);
    const isShell = app === 'shell';
    const file = isShell ? entryOfShell() : 'remoteEntry.js';
    const script = isShell ? `shell.${id.slice(0, 10)}.js` : file;
    const before = readFileSync(path.join(SITE, 'r', app, of, file), 'utf8');
    const content = `${before}\n// ${id}`;
    const words = [
      [of, id],
      [file, script],
      [integrityOf(Buffer.from(before)), integrityOf(Buffer.from(content))],
    ] as const;
    this.variants.set(id, { app, of, script, content, words });
    return id;
  }

  /** Answers with a state's own files. @returns whether it has the file */
  answer(state: State, request: IncomingMessage, response: ServerResponse): boolean {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [, id = '', file = ''] = /^\/r\/[a-z]+\/([0-9a-f]+)\/(.+)$/.exec(pathname) ?? [];
    const variant = this.variants.get(id);
    const script = [...this.variants.values()].find(
      (one) => pathname.endsWith(`/${one.script}`) && one.app === 'shell',
    );
    if (script) return send(response, pathname, script.content);
    if (variant && file === variant.script) return send(response, pathname, variant.content);
    if (variant && file === 'release.json') {
      const text = readFileSync(path.join(SITE, 'r', variant.app, variant.of, file), 'utf8');
      return send(response, pathname, swap(text, variant));
    }
    if (variant) {
      request.url = pathname.replace(id, variant.of);
      return false;
    }
    const page = path.join(SITE, pathname, 'index.html');
    const isPage = existsSync(page) || pathname === '/404';
    const place = pathname === '/404' ? path.join(SITE, '404.html') : isPage ? page : pathname;
    if (!isPage && pathname !== '/registry.json') return false;
    const text = isPage ? readFileSync(place, 'utf8') : JSON.stringify(registry);
    return send(response, isPage ? '/page.html' : pathname, this.inState(text, state));
  }

  registryOf(state: State): string {
    return this.inState(JSON.stringify(registry), state);
  }

  private inState(text: string, state: State): string {
    return Object.values(state).reduce((before, id) => {
      const variant = this.variants.get(id);
      return variant ? swap(before, variant) : before;
    }, text);
  }
}

/** Replaces file names only for the shell, which pages name by address alone. */
function swap(text: string, { words }: Variant): string {
  return words.reduce((before, [from, to]) => before.replaceAll(from, to), text);
}

function entryOfShell(): string {
  const entry = /\/assets\/(shell\.[0-9a-f]+\.js)/.exec(
    readFileSync(path.join(SITE, 'index.html'), 'utf8'),
  )?.[1];
  if (!entry) throw new Error('The landing page names no script of the shell.');
  return entry;
}

function send(response: ServerResponse, pathname: string, content: string): true {
  const isPage = pathname.endsWith('.html');
  response.writeHead(200, {
    ...headersFor(isPage ? '/page' : pathname, isPage),
    'Content-Type': contentType(path.extname(pathname).slice(1)),
  });
  response.end(content);
  return true;
}
