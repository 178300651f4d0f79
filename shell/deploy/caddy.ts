import path from 'node:path';
import { PAGES_WITH_OTHER_SCRIPTS } from '../../shared/kit/src/declared-settings.ts';
import { ADDRESSES, CACHING, HEADERS } from '../../shared/kit/src/headers.ts';
import { MIME_TYPES } from '../../shared/kit/src/mime-types.ts';
import { GENERATED } from './server-options.ts';

const OTHER_PAGES = PAGES_WITH_OTHER_SCRIPTS.flatMap((page) => [
  page,
  path.posix.join(page, 'index.html'),
]).join(' ');

/** Returns a Caddyfile, which reads settings from the environment. `readers`: other origins that may read files. */
export function caddyfile(readers: readonly string[] = []): string {
  return `${GENERATED}
# SITE_ADDRESS: host name (Caddy then gets its certificate) or http://:8080 behind a proxy that ends TLS.
# SITE_ROOT: folder with the live site; with a folder target its \`current\`.
{
	admin {$CADDY_ADMIN:localhost:2019}
}

(files) {
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
}

{$SITE_ADDRESS:appling.example} {
	root * {$SITE_ROOT:/srv/appling/current}

	@tls protocol https
	@range header Range *
	@writing not method GET HEAD
	@immutable path_regexp ${ADDRESSES.immutable}
	@fresh path_regexp ${ADDRESSES.fresh}
	@file {
		path_regexp ${ADDRESSES.file}
		not path *.html
	}
	@untidy vars_regexp {http.request.orig_uri} ${ADDRESSES.untidy}
	# One address for each page.
	@slash vars_regexp slash {http.request.orig_uri} ^(/[^?]*[^?/])/+(\\?.*)?$
	@hidden {
		path_regexp ${ADDRESSES.hidden}
		not path /.well-known/*
	}
	@internal path_regexp ${ADDRESSES.internal}
	# The file system refuses such names, which Caddy would answer with 500. No file of the site has one.
	@impossible path_regexp [^\\x21-\\x7e]|[^/]{240}|^.{1000}
${types()}
${readable(readers)}
	# Canary: \`_canary/<bucket>/\` contains the pages for one percent of the visitors. A cookie, set only during a canary,
	# stores a visitor's bucket: the first two decimal digits of a random id.
	@canary file /_canary/variant/
	@kept header_regexp kept Cookie (?:^|;\\s*)appling-bucket=(\\d\\d)(?:;|$)
	@new {
		file /_canary/variant/
		not header_regexp Cookie (?:^|;\\s*)appling-bucket=\\d\\d(?:;|$)
	}
	map {http.request.uuid} {drawn} {
		~^[^0-9]*([0-9])[^0-9]*([0-9]) "\${1}\${2}"
		default 99
	}

	# In a route directives run in this order; outside of one Caddy sorts them.
	route {
		header -Server
${headers(HEADERS.everywhere, 2)}
${headers(HEADERS.overTls, 2, '@tls ')}
		# Hard to undo (https://hstspreload.org), so the owner of the domain decides whether this line replaces the one above.
		# header @tls Strict-Transport-Security "${HEADERS.overTls['Strict-Transport-Security']}; preload"
		error @writing 405
		error @untidy 404
		header @slash Cache-Control "${CACHING.fresh}"
		redir @slash {re.slash.1}{re.slash.2} 308
		error @hidden 404
		error @internal 404
		error @impossible 404
${Object.keys(MIME_TYPES).map(typeHeader).join('\n')}
${cors(readers)}
		# No caching of range requests: Caddy finds out that a range does not exist after it has set the headers.
		handle @immutable {
			route {
				header Cache-Control "${CACHING.immutable}"
				header @range Cache-Control "${CACHING.error}"
				import files
			}
		}
		# A request without a bucket gets the live registry; only pages assign a bucket.
		handle /registry.json {
			route {
				header Cache-Control "${CACHING.fresh}"
				header @canary Cache-Control "${CACHING.own}"
				header @canary +Vary Cookie
				vars @kept kept {re.kept.1}
				@kept_variant file /_canary/{vars.kept}/registry.json
				rewrite @kept_variant {http.matchers.file.relative}
				header @range Cache-Control "${CACHING.error}"
				import files
			}
		}
		handle @fresh {
			route {
				header Cache-Control "${CACHING.fresh}"
				header @range Cache-Control "${CACHING.error}"
				import files
			}
		}
		handle @file {
			route {
				header Cache-Control "${CACHING.short}"
				header @range Cache-Control "${CACHING.error}"
				import files
			}
		}
		handle {
			route {
				header Cache-Control "${CACHING.fresh}"
${headers(HEADERS.documents, 4)}
				@own_scripts not path ${OTHER_PAGES}
${headers(HEADERS.documentsOfOwnScripts, 4, '@own_scripts ')}
				header @canary Cache-Control "${CACHING.own}"
				header @canary +Vary Cookie
				header @new Set-Cookie "appling-bucket={drawn}; Path=/; Max-Age=2592000; SameSite=Lax; Secure; HttpOnly"
				vars bucket {drawn}
				vars @kept bucket {re.kept.1}
				@variant file /_canary/{vars.bucket}{path}/index.html
				rewrite @variant {http.matchers.file.relative}
				header @range Cache-Control "${CACHING.error}"
				import files
			}
		}
	}

	handle_errors {
		@page {
			expression \`{http.error.status_code} == 404\`
			not path_regexp ${ADDRESSES.immutable}
			not path_regexp ${ADDRESSES.hidden}
			not {
				path_regexp ${ADDRESSES.file}
				not path *.html
			}
		}
		header Cache-Control "${CACHING.error}"
		header -Etag
		header -Last-Modified
		handle @page {
${headers({ ...HEADERS.documents, ...HEADERS.documentsOfOwnScripts }, 3)}
			rewrite * /404.html
			import files
		}
		handle {
			header Content-Type "text/plain; charset=utf-8"
			respond "{err.status_text}" {err.status_code}
		}
	}
}
`;
}

function headers(set: Readonly<Record<string, string>>, depth: number, matcher = ''): string {
  return Object.entries(set)
    .map(([name, value]) => `${'\t'.repeat(depth)}header ${matcher}${name} "${value}"`)
    .join('\n');
}

/** Lists all types: Caddy's defaults depend on the machine. */
function types(): string {
  return Object.keys(MIME_TYPES)
    .map((ending) => `\t@${ending} path *.${ending}`)
    .join('\n');
}

function typeHeader(ending: string): string {
  const type = MIME_TYPES[ending as keyof typeof MIME_TYPES];
  const isText = /^text\/|json$/.test(type);
  return `\t\theader @${ending} Content-Type "${type}${isText ? '; charset=utf-8' : ''}"`;
}

function readable(readers: readonly string[]): string {
  if (readers.length === 0) return '';
  return `	@readable path_regexp ${ADDRESSES.readable}
	@reader {
		path_regexp ${ADDRESSES.readable}
${readers.map((origin) => `\t\theader Origin ${origin}`).join('\n')}
	}
`;
}

/** Allows exactly the listed origins, never the requesting one. */
function cors(readers: readonly string[]): string {
  if (readers.length === 0) return '';
  return `		header @readable Cross-Origin-Resource-Policy cross-origin
		header @readable +Vary Origin
		header @reader Access-Control-Allow-Origin {http.request.header.Origin}
`;
}
