import { normalisePath } from '@appling/contract/routes';
import { PAGES_WITH_OTHER_SCRIPTS, type PageRights } from './declared-settings.ts';

/** Response headers for every server. Values that change with a release are in the page's `<meta>` policy instead. */
const POLICY = [
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Also on scripts: a worker needs it to start from a page that has it.
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), clipboard-write=(self), fullscreen=(self)',
} as const;

const DOCUMENTS = {
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/** No script runs without a hash, except on {@link PAGES_WITH_OTHER_SCRIPTS}. */
const DOCUMENTS_OF_OWN_SCRIPTS = {
  'Integrity-Policy': 'blocked-destinations=(script)',
} as const;

/** Headers by class of response; generators of server configurations read them too. */
export const HEADERS = {
  everywhere: EVERYWHERE,
  documents: DOCUMENTS,
  documentsOfOwnScripts: DOCUMENTS_OF_OWN_SCRIPTS,
  overTls: { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' },
} as const;

export const CACHING = {
  fresh: 'no-cache',
  /** For one visitor only, during a canary. */
  own: 'private, no-cache',
  immutable: 'public, max-age=31536000, immutable',
  short: 'public, max-age=3600, stale-while-revalidate=86400',
  error: 'no-store',
} as const;

/** Address patterns in the dialect that JavaScript, nginx (PCRE) and Caddy (RE2) share. */
export const ADDRESSES = {
  immutable: '^/(?:r|assets)/',
  fresh: '^/(?:registry\\.json|sitemap\\.xml|feed\\.xml|site-sw\\.js)$',
  /** Other origins may read these if a deployment names some. */
  readable: '^/(?:(?:r|assets)/|registry\\.json$)',
  /** Requested by programs: a missing one gets a short plain answer. */
  file: '\\.[a-z0-9]{2,11}$',
  hidden: '/\\.|^/_canary/',
  internal: '^/404\\.html$|\\.(?:br|gz)$',
  /** Doubled or encoded slashes and backslashes: no page has them, and a redirect to `//host` leaves the site. */
  untidy: '^(?://|[^?]*(?://+[^/?]|\\x5c|%2[fF]|%5[cC]))',
  wellKnown: '^/\\.well-known/',
} as const;

/** Returns the headers of a response. Errors and partial files are never cached; redirects are revalidated. */
export function headersFor(
  pathname: string,
  isDocument: boolean,
  status = 200,
): Record<string, string> {
  return {
    ...EVERYWHERE,
    ...(isDocument ? DOCUMENTS : {}),
    ...(isDocument && !hasOtherScripts(pathname) ? DOCUMENTS_OF_OWN_SCRIPTS : {}),
    'Cache-Control': cacheControl(pathname, isDocument, status),
  };
}

export function readerHeaders(
  pathname: string,
  origin: string | undefined,
  readers: readonly string[],
): Record<string, string> {
  if (readers.length === 0 || !new RegExp(ADDRESSES.readable).test(pathname)) return {};
  const isReader = origin !== undefined && readers.includes(origin);
  return {
    'Cross-Origin-Resource-Policy': 'cross-origin',
    Vary: 'Origin',
    ...(isReader ? { 'Access-Control-Allow-Origin': origin } : {}),
  };
}

function hasOtherScripts(pathname: string): boolean {
  return PAGES_WITH_OTHER_SCRIPTS.includes(normalisePath(pathname));
}

function cacheControl(pathname: string, isDocument: boolean, status: number): string {
  if (status >= 400 || status === 206) return CACHING.error;
  if (status >= 300 && status !== 304) return CACHING.fresh;
  if (isDocument || new RegExp(ADDRESSES.fresh).test(pathname)) return CACHING.fresh;
  if (new RegExp(ADDRESSES.immutable).test(pathname)) return CACHING.immutable;
  return CACHING.short;
}

/** Throws unless the source is an origin, since a blank or semicolon would change the policy. */
function checkSource(source: string): string {
  if (/^https?:\/\/[a-z0-9.-]+(?::(?:\d{1,5}|\*))?$/.test(source)) return source;
  throw new Error(`"${source}" is no origin, so no policy may name it.`);
}

/** Returns the policy in a page's `<meta>`. Hashes have the form `sha256-…`. */
export function pagePolicy(
  styleHashes: readonly string[],
  scriptHash: string,
  trustedTypes: readonly string[],
  otherScripts: readonly Omit<PageRights, 'pages'>[] = [],
  deliveryOrigins: readonly string[] = [],
  remoteOrigins: readonly string[] = [],
): string {
  const remote = remoteOrigins.map((source) => ` ${checkSource(source)}`).join('');
  const other = otherScripts
    .flatMap(({ origins }) => origins.map((origin) => ` ${origin}`))
    .join('');
  const wasm = otherScripts.some((each) => each.wasm) ? " 'wasm-unsafe-eval'" : '';
  const delivery = deliveryOrigins.map((origin) => ` ${origin}`).join('');
  const hashes = styleHashes.map((hash) => `'${hash}'`).join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' '${scriptHash}'${remote}${other}${wasm}`,
    `style-src 'self'${remote} ${hashes}`.trim(),
    `img-src 'self' data: blob:${remote}`,
    `font-src 'self'${remote}`,
    `connect-src 'self'${other && ` blob:${other}`}${delivery}${remote}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.join(' ')}`,
  ].join('; ');
}
