import { PAGES_WITH_OTHER_SCRIPTS } from '../../shared/kit/src/declared-settings.ts';
import { ADDRESSES, CACHING, HEADERS } from '../../shared/kit/src/headers.ts';
import { MIME_TYPES } from '../../shared/kit/src/mime-types.ts';
import { DEFAULTS, GENERATED, type ServerOptions } from './server-options.ts';

const BUCKETS = Array.from({ length: 100 }, (_, bucket) => String(bucket).padStart(2, '0'));

const OTHER_PAGES = PAGES_WITH_OTHER_SCRIPTS.map(
  (page) => `${page === '/' ? '' : `/+${page.slice(1)}`}/+index\\.html`,
).join('|');

/** Returns nginx files: `site.conf` ends TLS itself, `behind-proxy.conf` runs behind a proxy; both use `appling/`. */
export function nginxFiles(options: ServerOptions = DEFAULTS): Record<string, string> {
  return {
    'site.conf': site(options),
    'behind-proxy.conf': behindProxy(options),
    'maps.conf': maps(options),
    'server.conf': server(options),
  };
}

function site({ host, root, httpPort, httpsPort, certificate, key }: ServerOptions): string {
  const port = httpsPort === 443 ? '' : `:${httpsPort}`;
  return `${GENERATED}
include appling/maps.conf;

server {
  listen ${httpPort};
  server_name ${host};
  server_tokens off;
  return 301 https://${host}${port}$request_uri;
}

server {
  listen ${httpsPort} ssl http2;
  server_name ${host};
  root ${root};
  ssl_certificate ${certificate};
  ssl_certificate_key ${key};
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:appling:4m;
  ssl_session_tickets off;
  # Redirects plain HTTP to HTTPS.
  error_page 497 =301 https://${host}${port}$request_uri;
${Object.entries(HEADERS.overTls).map(addHeader).join('\n')}
  # Hard to undo (https://hstspreload.org), so the owner of the domain decides whether this line replaces the one above.
  # add_header Strict-Transport-Security "${HEADERS.overTls['Strict-Transport-Security']}; preload" always;
  include appling/server.conf;
}
`;
}

function behindProxy({ root }: ServerOptions): string {
  return `${GENERATED}
# The proxy in front handles TLS, the redirect to it and Strict-Transport-Security.
include appling/maps.conf;

server {
  listen 8080;
  root ${root};
  include appling/server.conf;
}
`;
}

/** nginx evaluates maps when it writes headers, after `try_files`, so `$uri` is the file that it sends. */
function maps({ readers }: ServerOptions): string {
  return `${GENERATED}
map $uri $appling_document {
  ~\\.html$ yes;
  default "";
}
${Object.entries(HEADERS.documents)
  .map(([name, value]) => ofDocuments(name, value, '"~\\.html$"'))
  .join('\n')}
${Object.entries(HEADERS.documentsOfOwnScripts)
  .map(([name, value]) =>
    ofDocuments(name, value, `"~^(?!(?:/_canary/\\d\\d)?(?:${OTHER_PAGES})$).*\\.html$"`),
  )
  .join('\n')}

# No caching of errors, nor of range requests: nginx finds out that a range does not exist after it has chosen the headers.
map $http_range $appling_range {
  "" "";
  default part;
}
map $status $appling_class {
  ~^[45] error;
  ~^30[1-378] redirect;
  default "$appling_range:$appling_canary$uri";
}
map $appling_class $appling_caching {
  "~^(?:error$|part:)" "${CACHING.error}";
  redirect "${CACHING.fresh}";
  "~${ADDRESSES.immutable.replace('^', '^:(?:on)?')}" "${CACHING.immutable}";
  "~^:on.*(?:\\.html|/registry\\.json)$" "${CACHING.own}";
  "~\\.html$" "${CACHING.fresh}";
  "~${ADDRESSES.fresh.replace('^', '^:(?:on)?')}" "${CACHING.fresh}";
  default "${CACHING.short}";
}

# Canary: \`_canary/<bucket>/\` contains the pages for one percent of the visitors. A cookie, set only during a canary,
# stores a visitor's bucket. Neither start nor end needs a reload of nginx.
split_clients $request_id $appling_drawn {
${BUCKETS.slice(0, -1)
  .map((bucket) => `  1% ${bucket};`)
  .join('\n')}
  * 99;
}
map $http_cookie $appling_kept {
  "~(?:^|;\\s*)appling-bucket=(?<kept>\\d\\d)(?:;|$)" $kept;
  default "";
}
map $appling_kept $appling_bucket {
  "" $appling_drawn;
  default $appling_kept;
}
map "$appling_canary:$appling_kept:$uri" $appling_cookie {
  "~^on::.*\\.html$" "appling-bucket=$appling_drawn; Path=/; Max-Age=2592000; SameSite=Lax; Secure; HttpOnly";
  default "";
}
map "$appling_canary$uri" $appling_vary {
  "~^on.*(?:\\.html|/registry\\.json)$" Cookie;
  default "";
}
${cors(readers)}`;
}

function ofDocuments(name: string, value: string, pattern: string): string {
  return `map $uri ${variable(name)} {
  ${pattern} "${value}";
  default "";
}`;
}

function variable(name: string): string {
  return `$appling_${name.toLowerCase().replaceAll('-', '_')}`;
}

/** Allows exactly the listed origins, never the requesting one. */
function cors(readers: readonly string[]): string {
  if (readers.length === 0) return '';
  return `
map $http_origin $appling_reader {
${readers.map((origin) => `  "${origin}" "${origin}";`).join('\n')}
  default "";
}
map $uri $appling_readable {
  "~${ADDRESSES.readable}" yes;
  default "";
}
map $appling_readable $appling_allow_origin {
  yes $appling_reader;
  default "";
}
map $appling_readable $appling_vary_origin {
  yes Origin;
  default "";
}
map $appling_readable $appling_resource_policy {
  yes cross-origin;
  default same-origin;
}
`;
}

function server({ readers }: ServerOptions): string {
  const everywhere = Object.entries(HEADERS.everywhere).map(([name, value]) =>
    addHeader([
      name,
      readers.length > 0 && name === 'Cross-Origin-Resource-Policy'
        ? '$appling_resource_policy'
        : value,
    ]),
  );
  const documents = Object.keys({ ...HEADERS.documents, ...HEADERS.documentsOfOwnScripts }).map(
    (name) => addHeader([name, variable(name)]),
  );
  const origins: [string, string][] =
    readers.length > 0
      ? [
          ['Access-Control-Allow-Origin', '$appling_allow_origin'],
          ['Vary', '$appling_vary_origin'],
        ]
      : [];
  return `${GENERATED}
${[
  ...everywhere,
  '  # Empty ones are not sent.',
  ...documents,
  addHeader(['Cache-Control', '$appling_caching']),
  addHeader(['Vary', '$appling_vary']),
  addHeader(['Set-Cookie', '$appling_cookie']),
  ...origins.map(addHeader),
]
  .join('\n')
  .replaceAll(/^ {2}/gm, '')}

types {
${Object.entries(MIME_TYPES)
  .map(([ending, type]) => `  ${type} ${ending};`)
  .join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types text/css text/javascript application/json application/manifest+json text/xml text/plain text/calendar;
server_tokens off;
absolute_redirect off;
autoindex off;
etag on;
sendfile on;
# Compressed when the site is written. Needs libnginx-mod-http-brotli-static beside nginx.
gzip_static on;
gzip_vary on;
brotli_static on;

set $appling_canary "";
if (-d $document_root/_canary) {
  set $appling_canary on;
}
if ($request_uri ~ "${ADDRESSES.untidy}") {
  return 404;
}
# One address for each page.
if ($request_uri ~ "^(/[^?]*[^?/])/+(\\?.*)?$") {
  return 308 $1$2;
}

error_page 404 /404.html;
location = /404.html {
  internal;
}
location ~ /\\.(?!well-known/) {
  error_page 404 = @missing;
  return 404;
}
location ^~ /_canary/ {
  internal;
  error_page 404 = @missing;
}
location ~ \\.(?:br|gz)$ {
  error_page 404 = @missing;
  return 404;
}
location ~ "${ADDRESSES.immutable}" {
  error_page 404 = @missing;
  try_files $uri =404;
}
location = /registry.json {
  error_page 404 = @missing;
  # A request without a bucket gets the live registry; only pages assign a bucket.
  try_files /_canary/$appling_kept/registry.json $uri =404;
}
location ~* "${ADDRESSES.file}" {
  error_page 404 = @missing;
  try_files $uri =404;
}
location / {
  try_files /_canary/$appling_bucket$uri/index.html $uri $uri/index.html =404;
}
location @missing {
  internal;
  types {
  }
  default_type text/plain;
  return 404 "Not found\\n";
}
`;
}

function addHeader([name, value]: readonly [string, string]): string {
  return `  add_header ${name} ${value.startsWith('$') ? value : `"${value}"`} always;`;
}
