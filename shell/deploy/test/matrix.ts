import { deepEqual, doesNotMatch, equal, match } from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CACHING, HEADERS, headersFor } from '../../../shared/kit/src/headers.ts';
import { ask, type Answer } from './ask.ts';

/** A kind of address and the response that every server must send. */
export interface Case {
  title: string;
  address: string;
  method?: string;
  headers?: Record<string, string>;
  status: number;
  caching: string | undefined;
  type?: RegExp;
  isDocument?: boolean;
  check?: (answer: Answer, origin: string) => void | Promise<void>;
}

const HTML = /^text\/html; ?charset=utf-8$/i;
const PLAIN = /^text\/plain/;

/** Returns every kind of address. `root`: folder of the live site, to name real files. */
export function matrix(root: string): Case[] {
  const script = `/assets/${first(path.join(root, 'assets'), /^shell\..*\.js$/)}`;
  const sheet = `/assets/${first(path.join(root, 'assets'), /^styles\..*\.css$/)}`;
  const release = first(path.join(root, 'r/chat'), /^[0-9a-f]{8,}$/);
  const container = `/r/chat/${release}/${first(path.join(root, 'r/chat', release), /^remoteEntry.*\.js$/)}`;
  const whole = readFileSync(path.join(root, script));
  return [
    ...['/', '/pricing', '/chat', '/blog/forty-four-pixels'].map((address) => page(address)),
    page('/pricing?plan=team'),
    {
      ...page('/pricing'),
      title: 'HEAD of a document',
      method: 'HEAD',
      check: ({ body }) => equal(body.length, 0),
    },
    ...['/nowhere', '/pricing/nowhere', '/404.html', '/PRICING'].map((address) => missing(address)),
    {
      ...missing('/nowhere'),
      title: 'HEAD of a missing document',
      method: 'HEAD',
      check: undefined,
    },
    ...[
      '/assets/shell.0000000000.js',
      '/assets/nothing',
      '/r/chat/000000000000/remoteEntry.js',
      '/r/chat',
      '/r',
      '/favicon.gif',
    ].map((address) => (address === '/r' ? missing(address) : plainMissing(address))),
    ...['/.env', '/.git/config', '/.well-known/nothing.txt', '/_canary/00/chat/index.html'].map(
      (address) => plainMissing(address),
    ),
    file('hashed script', script, CACHING.immutable, /^text\/javascript/),
    file('hashed style sheet', sheet, CACHING.immutable, /^text\/css/),
    file('file of a release', container, CACHING.immutable, /^text\/javascript/),
    file('description of a release', `/r/chat/${release}/release.json`, CACHING.immutable, /json/),
    file(
      'font',
      `/assets/${first(path.join(root, 'assets'), /\.woff2$/)}`,
      CACHING.immutable,
      /^font\/woff2$/,
    ),
    file('registry', '/registry.json', CACHING.fresh, /^application\/json/),
    file('sitemap', '/sitemap.xml', CACHING.fresh, /xml/),
    file('feed', '/feed.xml', CACHING.fresh, /xml/),
    file("the site's worker", '/site-sw.js', CACHING.fresh, /^text\/javascript/),
    file(
      'public file of a remote',
      '/schemas/app-design-2.json',
      CACHING.short,
      /^application\/json; ?charset=utf-8$/i,
    ),
    file('robots.txt', '/robots.txt', CACHING.short, PLAIN),
    file('manifest', '/manifest.webmanifest', CACHING.short, /^application\/manifest\+json/),
    file('SVG icon', '/favicon.svg', CACHING.short, /^image\/svg\+xml/),
    file('icon', '/favicon.ico', CACHING.short, /^image\/x-icon$/),
    file('social picture', '/social/home.png', CACHING.short, /^image\/png$/),
    {
      ...file('security.txt', '/.well-known/security.txt', CACHING.short, PLAIN),
      check: ({ body }) => match(String(body), /^Contact: /),
    },
    ...[
      ['/pricing/', '/pricing'],
      ['/pricing//', '/pricing'],
      ['/blog/forty-four-pixels/?from=mail', '/blog/forty-four-pixels?from=mail'],
    ].map(([address = '', target]) => ({
      title: `a slash at the end leads to the one address: ${address}`,
      address,
      status: 308,
      caching: CACHING.fresh,
      check: ({ headers }: Answer) => equal(headers.location, target),
    })),
    {
      ...file('a range', script, CACHING.error, /^text\/javascript/),
      headers: { Range: 'bytes=10-29' },
      status: 206,
      check: ({ body, headers }) => {
        deepEqual(body, whole.subarray(10, 30));
        equal(headers['content-range'], `bytes 10-29/${whole.length}`);
      },
    },
    {
      title: 'a range beyond the end',
      address: script,
      headers: { Range: 'bytes=999999999-' },
      status: 416,
      caching: undefined,
      check: ({ headers }) => doesNotMatch(headers['cache-control'] ?? '', /immutable/),
    },
    {
      ...file('a request that no file answers', '/pricing', '', /./),
      method: 'POST',
      status: 405,
      type: undefined,
      caching: undefined,
      check: ({ headers }) => doesNotMatch(headers['cache-control'] ?? '', /max-age/),
    },
    ...['/pricing', script, sheet, '/registry.json', '/sitemap.xml'].flatMap((address) => [
      unchanged(address),
      ...(['br', 'gzip', 'identity'] as const).map((encoding) => encoded(address, encoding)),
    ]),
    {
      ...page('/pricing'),
      title: 'the missing page, compressed',
      address: '/nowhere',
      headers: { 'Accept-Encoding': 'br, gzip' },
      status: 404,
      caching: CACHING.error,
      check: ({ headers, body }) => {
        equal(headers['content-encoding'], 'br');
        match(String(brotliDecompressSync(body)), /<html lang="en">/);
      },
    },
    {
      title: 'no list of a folder',
      address: '/social',
      status: 404,
      caching: CACHING.error,
      check: ({ body }) => doesNotMatch(String(body), /home\.png/),
    },
    {
      ...file('one origin: no other may read', container, CACHING.immutable, /./),
      headers: { Origin: 'https://evil.example' },
      check: ({ headers }) => equal(headers['access-control-allow-origin'], undefined),
    },
  ];
}

export async function expectAnswer(origin: string, wanted: Case): Promise<void> {
  const { address, isDocument = false, status, caching } = wanted;
  const answer = await ask(origin + address, wanted.headers, wanted.method);
  equal(answer.status, status);
  const { 'Cache-Control': _caching, ...expected } = headersFor(address, isDocument, status);
  // After a 304 browsers keep the headers of the first response.
  for (const [name, value] of Object.entries(status === 304 ? HEADERS.everywhere : expected)) {
    const isLanding = name === 'Integrity-Policy' && address === '/';
    // nginx sends them twice with 416.
    const said = String(answer.headers[name.toLowerCase()]);
    if (!isLanding) equal(status === 416 ? said.slice(0, value.length) : said, value, name);
  }
  if (!isDocument && status < 300) equal(answer.headers['content-security-policy'], undefined);
  if (caching !== undefined) equal(answer.headers['cache-control'], caching);
  if (status >= 400) doesNotMatch(answer.headers['cache-control'] ?? '', /immutable|max-age/);
  if (wanted.type) match(String(answer.headers['content-type']), wanted.type);
  equal(answer.headers['set-cookie'], undefined);
  doesNotMatch(String(answer.headers.server ?? ''), /\d/);
  await wanted.check?.(answer, origin);
}

function page(address: string): Case {
  return {
    title: `document ${address}`,
    address,
    status: 200,
    caching: CACHING.fresh,
    type: HTML,
    isDocument: true,
    check: ({ body, headers }) => {
      match(String(body), /<\/html>\s*$/);
      equal(headers['content-encoding'], undefined);
      match(headers.etag ?? '', /./);
    },
  };
}

function missing(address: string): Case {
  return {
    title: `missing document ${address}`,
    address,
    status: 404,
    caching: CACHING.error,
    type: HTML,
    isDocument: true,
    check: ({ body }) => match(String(body), /Page not found/),
  };
}

function plainMissing(address: string): Case {
  return {
    title: `missing file ${address}`,
    address,
    status: 404,
    caching: CACHING.error,
    type: PLAIN,
    check: ({ body }) => match(String(body), /^Not found\s*$/i),
  };
}

function file(title: string, address: string, caching: string, type: RegExp): Case {
  return { title, address, status: 200, caching, type };
}

function unchanged(address: string): Case {
  return {
    title: `unchanged ${address} is not sent again`,
    address,
    status: 200,
    caching: undefined,
    isDocument: !address.includes('.'),
    check: async (_answer, origin) => {
      for (const encoding of ['identity', 'br']) {
        const first = await ask(origin + address, { 'Accept-Encoding': encoding });
        const again = await ask(origin + address, {
          'Accept-Encoding': encoding,
          'If-None-Match': first.headers.etag ?? '',
        });
        equal(again.status, 304);
        equal(again.body.length, 0);
        equal(again.headers['cache-control'], first.headers['cache-control']);
      }
      const changed = await ask(origin + address, { 'If-None-Match': '"another"' });
      equal(changed.status, 200);
    },
  };
}

function encoded(address: string, encoding: 'br' | 'gzip' | 'identity'): Case {
  return {
    title: `${address} in ${encoding}`,
    address,
    headers: { 'Accept-Encoding': encoding },
    status: 200,
    caching: undefined,
    isDocument: !address.includes('.'),
    check: async ({ headers, body }, origin) => {
      equal(headers['content-encoding'], encoding === 'identity' ? undefined : encoding);
      const plain = await ask(origin + address);
      const decode = {
        br: brotliDecompressSync,
        gzip: gunzipSync,
        identity: (whole: Buffer) => whole,
      };
      deepEqual(decode[encoding](body), plain.body);
      if (encoding !== 'identity') match(headers.vary ?? '', /Accept-Encoding/i);
    },
  };
}

function first(folder: string, pattern: RegExp): string {
  const name = readdirSync(folder).find(
    (entry) => pattern.test(entry) && !/\.(?:br|gz)$/.test(entry),
  );
  if (!name) throw new Error(`${folder} holds nothing like ${String(pattern)}.`);
  return name;
}
