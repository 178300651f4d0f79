import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { ADDRESSES, headersFor, readerHeaders } from './headers.ts';
import { contentType } from './mime-types.ts';
import { guarded, refuse } from './request.ts';

/** Encodings by name, smallest file first. */
const FORMS = { br: '.br', gzip: '.gz' } as const;

const address = Object.fromEntries(
  Object.entries(ADDRESSES).map(([name, pattern]) => [name, new RegExp(pattern)]),
) as Record<keyof typeof ADDRESSES, RegExp>;

/** Serves the composed site. `readers` are other origins that may read releases, registry and shell files. */
export function createSiteServer(folder: string, readers: readonly string[] = []): Server {
  return createServer(
    guarded((request, response, { raw, pathname, search }) => {
      const [, tidy] = /^(.*[^/])\/+$/.exec(raw) ?? [];
      const isUntidy = address.untidy.test(raw);
      if (tidy !== undefined && !isUntidy) {
        const headers = headersFor(pathname, false, 308);
        response.writeHead(308, { Location: tidy + search, ...headers }).end();
        return;
      }
      const file = !isUntidy && isServed(pathname) ? findFile(folder, pathname) : undefined;
      if (file === undefined) notFound(folder, pathname, request, response);
      else sendFile({ folder, file, pathname, readers }, request, response);
    }),
  );
}

function isServed(pathname: string): boolean {
  const isHidden = address.hidden.test(pathname) && !address.wellKnown.test(pathname);
  return !isHidden && !address.internal.test(pathname);
}

interface Sent {
  folder: string;
  file: string;
  pathname: string;
  readers: readonly string[];
}

function sendFile(sent: Sent, request: IncomingMessage, response: ServerResponse): void {
  const { folder, file, pathname, readers } = sent;
  const isRange = request.headers.range !== undefined;
  // Ranges count the bytes of the uncompressed file.
  const encoding = isRange ? undefined : findForm(path.join(folder, file), request);
  const reader = readerHeaders(pathname, request.headers.origin, readers);
  response.setHeaders(
    new Map(
      Object.entries({
        ...headersFor(pathname, file.endsWith('.html'), isRange ? 206 : 200),
        ...reader,
        'Content-Type': contentType(path.extname(file).slice(1)),
        ...(encoding ? { 'Content-Encoding': encoding } : {}),
        Vary: ['Accept-Encoding', ...(reader.Vary ? [reader.Vary] : [])].join(', '),
      }),
    ),
  );
  const form = file + (encoding ? FORMS[encoding] : '');
  send(request, encodeURI(form), {
    root: folder,
    dotfiles: 'allow',
    index: false,
    cacheControl: false,
  })
    // A new build replaced the file after it was found.
    .on('directory', () => notFound(folder, pathname, request, response))
    .on('error', (error: { status: number; headers?: Record<string, string> }) => {
      if (error.status === 404) notFound(folder, pathname, request, response);
      else refuseFile(error.status, pathname, response, error.headers);
    })
    .pipe(response);
}

function refuseFile(
  status: number,
  pathname: string,
  response: ServerResponse,
  headers: Record<string, string> = {},
): void {
  refuse(response, status, 'No such answer', {
    ...headersFor(pathname, false, status),
    ...headers,
  });
}

function findFile(folder: string, pathname: string): string | undefined {
  return [pathname, path.posix.join(pathname, 'index.html')].find((file) =>
    isFile(path.join(folder, file)),
  );
}

function findForm(file: string, request: IncomingMessage): keyof typeof FORMS | undefined {
  const wanted = String(request.headers['accept-encoding'] ?? '').split(',');
  const accepted = wanted.filter((word) => !/;\s*q=0(?:\.0*)?\s*$/.test(word));
  const names = accepted.map((word) => word.split(';')[0]?.trim().toLowerCase());
  return (['br', 'gzip'] as const).find(
    (form) => names.includes(form) && isFile(file + FORMS[form]),
  );
}

function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    // Any error, e.g. a name that is too long, means that there is no such file.
    return false;
  }
}

function notFound(
  folder: string,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const page = path.join(folder, '404.html');
  const isFileName = address.file.test(pathname) && !pathname.endsWith('.html');
  const isPlain = isFileName || address.immutable.test(pathname) || address.hidden.test(pathname);
  if (isPlain || !isFile(page)) {
    refuse(response, 404, 'Not found', headersFor('/404', false, 404));
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  const headers = { ...headersFor('/404', true, 404), 'Content-Type': contentType('html') };
  response.writeHead(404, headers);
  response.end(request.method === 'HEAD' ? undefined : readFileSync(page));
}

/** Listens on localhost; port 0 takes any free one. Returns the port; throws when it is in use. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is taken: end what runs there, or choose another with PORT=3001 npm start.`,
            )
          : error,
      );
    });
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
