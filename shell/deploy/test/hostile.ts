import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict';
import { raw, type RawAnswer } from './raw.ts';

export interface HostileCase {
  title: string;
  /** Bytes to send, without the `Host` line and the final empty line. */
  request: string;
  /** The client disconnects at the first byte of the response. */
  isCutOff?: boolean;
  status?: readonly number[];
  check?: (answer: RawAnswer) => void;
}

export interface HostileSite {
  page: string;
  /** Script cached for a year. */
  script: string;
  content: Buffer;
}

const NOTHING = [400, 404];
const long = (length: number) => 'a'.repeat(length);

/** The table of hostile requests, shared by all servers. */
export function hostileRequests(site: HostileSite): HostileCase[] {
  const { page, script } = site;
  return [
    '//',
    '///',
    '//:80/',
    '//@/',
    '//evil.example',
    '//evil.example/',
    '//evil.example//a/',
    '/\\',
    '/\\evil.example',
    '/\\evil.example/',
    '/\\/evil.example//',
    '/%5Cevil.example/',
    'http://[',
    'http://[::1',
    'pricing',
    '?',
    '*',
    '#',
    ':80',
    '@',
    '/%',
    '/%zz',
    '/%c0%af',
    '/%ff',
    '/%00',
    `${page}%00`,
    `${page}%0d%0aA:%20b`,
    `${page}%2F`,
    '/../../etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/.git/config',
    `/${long(300)}`,
    `/${long(7000)}`,
    `/${'a/'.repeat(3000)}b`,
    `/${'%F0%9F%98%80'.repeat(80)}`,
    '/404.html',
    '/404.html.br',
    '/index.html.br',
    `${page}/index.html.gz`,
    `/${page}`,
    `${script}.br`,
    `${script}.gz`,
    '/_canary/00/index.html',
    `${script}/`,
    `${script}%2f`,
  ]
    .map((target): HostileCase => ({
      title: `target ${target.slice(0, 40)}`,
      request: `GET ${target} HTTP/1.1`,
      status: target.endsWith('.js/') ? [308, ...NOTHING] : NOTHING,
    }))
    .concat(
      [`/${long(20_000)}`, `/?${long(20_000)}`].map((target) => ({
        title: `target of ${target.length} bytes`,
        request: `GET ${target} HTTP/1.1`,
        // Caddy accepts queries of any length.
        status: [...(target.startsWith('/?') ? [200] : []), ...NOTHING, 414, 431],
      })),
      ['http://', 'ftp://evil.example/', 'http://evil.example/'].map((target) => ({
        title: `absolute target ${target}`,
        request: `GET ${target} HTTP/1.1`,
        // Servers may answer with the landing page.
        status: [200, ...NOTHING],
      })),
      ['/r/', '/assets/', '/r/chat/', `${page}/`, `${page}//`].map((target) => ({
        title: `redirect of ${target}`,
        request: `GET ${target} HTTP/1.1`,
        status: [308],
        check: ({ header }) => {
          equal(header('location'), target.replace(/\/+$/, ''));
          equal(header('cache-control'), 'no-cache');
        },
      })),
      [page, script, '/'].flatMap((address) =>
        ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'get', 'NONSENSE'].map(
          (method) => ({
            title: `${method} ${address}`,
            request: `${method} ${address} HTTP/1.1\r\nContent-Length: 0`,
            status: [400, 405],
          }),
        ),
      ),
      RANGES.map((range) => rangeCase(site, range)),
      ['[', '@', ':', 'a b', '%', '../x', long(9000)].map((host) => ({
        title: `Host: ${host.slice(0, 20)}`,
        request: `GET ${page} HTTP/1.1\r\nHost: ${host}`,
        status: [200, 400, 431],
      })),
      [
        ['no Host', `GET ${page} HTTP/1.1\r\nX-No-Host: 1`],
        ['no version', `GET ${page}`],
        ['another protocol', '\x16\x03\x01\x02\x00\x01\x00'],
        ['a header of 40 kB', `GET ${page} HTTP/1.1\r\nX-Long: ${long(40_000)}`],
        ['two lengths', `GET ${page} HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2`],
        ['an unknown expectation', `GET ${page} HTTP/1.1\r\nExpect: the-unexpected`],
        ['a change of protocol', `GET ${page} HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: h3`],
      ].map(([title = '', request = '']) => ({ title, request })),
      [{ title: 'another version', request: `GET ${page} HTTP/9.9`, status: [400, 505] }],
      [script, page].map((address) => ({
        title: `${address}, broken off`,
        request: `GET ${address} HTTP/1.1`,
        isCutOff: true,
      })),
    );
}

const RANGES = [
  'bytes=5-2',
  'bytes=0-99999999999999999999',
  'bytes=-5',
  'bytes=-0',
  'bytes=999999999-',
  'bytes=99999999999999999999-',
  'bytes=-99999999999999999999',
  'bytes=3-3',
  'bytes=7-',
  'bytes=',
  'bytes=-',
  'bytes=abc',
  'bytes=1-2-3',
  'bytes=0x5-',
  'lines=1-2',
  ':/r/',
  ':on/r/',
  `bytes=${'0-,'.repeat(500)}0-`,
];

/** Expects the right bytes, all of them or none, and no caching. */
function rangeCase({ script, content }: HostileSite, range: string): HostileCase {
  return {
    title: `Range: ${range.slice(0, 40)}`,
    request: `GET ${script} HTTP/1.1\r\nRange: ${range}`,
    status: [200, 206, 416],
    check: ({ status, header, body }) => {
      match(header('cache-control'), /^no-store(?:, no-store)?$/);
      if (status === 200) deepEqual(body, content);
      if (status !== 206 || header('content-type').startsWith('multipart')) return;
      const [, first, last] = /^bytes (\d+)-(\d+)\/\d+$/.exec(header('content-range')) ?? [];
      deepEqual(body, content.subarray(Number(first), Number(last) + 1));
      if (range === 'bytes=-5') equal(Number(first), content.length - 5);
    },
  };
}

export async function expectUnharmed(origin: string, wanted: HostileCase): Promise<void> {
  const answer = await raw(origin, wanted.request, wanted.isCutOff);
  const { status, header } = answer;
  if (!wanted.isCutOff) {
    if (wanted.status) ok(wanted.status.includes(status), `answers ${status}`);
    else ok(status < 500, `answers ${status}`);
    if (status !== 200) doesNotMatch(header('cache-control'), /immutable|max-age/);
    // Caches may store these statuses by default.
    if ([404, 405, 414].includes(status)) equal(header('cache-control'), 'no-store');
    doesNotMatch(header('location'), /^[/\\]{2}/);
    wanted.check?.(answer);
  }
  equal((await raw(origin, 'GET /registry.json HTTP/1.1')).status, 200);
}
