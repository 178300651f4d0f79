import { CACHING, HEADERS } from '../../shared/kit/src/headers.ts';
import { GENERATED } from './server-options.ts';

/** Headers for Netlify and Cloudflare Pages. Both join all matching rules, so no two rules may set the same header. */
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
    '# Without Integrity-Policy, which every page but / needs: rules have no exceptions here.',
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
