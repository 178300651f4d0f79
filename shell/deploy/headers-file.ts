import { CACHING, HEADERS } from '../../shared/kit/src/headers.ts';
import { GENERATED } from './server-options.ts';

/**
 * Headers in the form that Netlify and Cloudflare Pages read. Rules that match together are joined by both, so that no
 * two here set one header; pages keep the hosts' own caching, which asks each time.
 */
export function headersFile(): string {
  const rules: [string, Record<string, string>][] = [
    ['/*', { ...HEADERS.everywhere, ...HEADERS.documents, ...HEADERS.overTls }],
    ...['/r/*', '/assets/*'].map((address) => caching(address, CACHING.immutable)),
    ...['/registry.json', '/sitemap.xml', '/feed.xml', '/site-sw.js'].map((address) =>
      caching(address, CACHING.fresh),
    ),
    ...['/social/*', '/favicon.svg', '/favicon.ico', '/icon-192.png', '/icon-512.png'].map(
      (address) => caching(address, CACHING.short),
    ),
  ];
  return [
    GENERATED,
    '# Without Integrity-Policy: a rule for all pages but one cannot be said here.',
    ...rules.flatMap(([address, headers]) => [
      address,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ]),
    '',
  ].join('\n');
}

function caching(address: string, value: string): [string, Record<string, string>] {
  return [address, { 'Cache-Control': value }];
}
