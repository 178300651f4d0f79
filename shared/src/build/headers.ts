/**
 * Response headers, from one source for every server (reliability.md §2). What changes with a release (hashes of
 * inlined sheets, names of containers) travels in the page's own `<meta>` policy; nothing here ever changes with one.
 */
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
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), clipboard-write=(self), fullscreen=(self)',
} as const;

const DOCUMENTS = {
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
} as const;

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Headers for a served file.
 *
 * @param pathname path of the request
 * @param isDocument whether HTML is sent
 * @param status HTTP status; errors are never cached
 */
export function headersFor(
  pathname: string,
  isDocument: boolean,
  status = 200,
): Record<string, string> {
  return {
    ...EVERYWHERE,
    ...(isDocument ? DOCUMENTS : {}),
    'Cache-Control': status >= 400 ? 'no-store' : cacheControl(pathname, isDocument),
  };
}

function cacheControl(pathname: string, isDocument: boolean): string {
  if (isDocument || pathname === '/registry.json') return 'no-cache';
  if (/^\/(?:r|assets)\//.test(pathname)) return IMMUTABLE;
  return 'public, max-age=3600, stale-while-revalidate=86400';
}

/**
 * The policy that a page carries itself.
 *
 * @param styleHashes `sha256-…` of each inlined sheet
 * @param scriptHash `sha256-…` of the one inlined script, which sets the theme before the first paint
 * @param trustedTypes names of the policies that bundles create
 * @param sceneOrigins origins of a configured scene; its player also needs WebAssembly
 * @param deliveryOrigins origins that connected forms are sent to
 */
export function pagePolicy(
  styleHashes: readonly string[],
  scriptHash: string,
  trustedTypes: readonly string[],
  sceneOrigins: readonly string[] = [],
  deliveryOrigins: readonly string[] = [],
): string {
  const scene = sceneOrigins.map((origin) => ` ${origin}`).join('');
  const delivery = deliveryOrigins.map((origin) => ` ${origin}`).join('');
  const hashes = styleHashes.map((hash) => `'${hash}'`).join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' '${scriptHash}'${scene}${scene ? " 'wasm-unsafe-eval'" : ''}`,
    `style-src 'self' ${hashes}`.trim(),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${scene && ` blob:${scene}`}${delivery}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.join(' ')}`,
  ].join('; ');
}
