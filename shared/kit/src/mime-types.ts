/** Content types by extension, for all servers, whose own lists differ by version. */
export const MIME_TYPES = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  cjs: 'text/javascript',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'text/xml',
  txt: 'text/plain',
  ics: 'text/calendar',
  svg: 'image/svg+xml',
  png: 'image/png',
  avif: 'image/avif',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  zip: 'application/zip',
} as const;

export function contentType(ending: string): string {
  const type = (MIME_TYPES as Readonly<Record<string, string>>)[ending];
  if (type === undefined) return 'application/octet-stream';
  return /^text\/|json$/.test(type) ? `${type}; charset=utf-8` : type;
}
