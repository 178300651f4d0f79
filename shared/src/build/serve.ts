import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { ADDRESSES, headersFor, readerHeaders } from './headers.ts';

/**
 * Serves the composed site: precompressed files, the site's headers, 404 with the not-found page.
 *
 * @param folder absolute path of the composed site
 * @param readers other origins that may read releases, the registry and the shell's files
 */
export function createSiteServer(folder: string, readers: readonly string[] = []): Server {
  const files = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders(response, pathname) {
      const isDocument = !path.extname(pathname) || pathname.endsWith('.html');
      const { origin } = response.req.headers;
      for (const [name, value] of Object.entries({
        ...headersFor(pathname, isDocument),
        ...readerHeaders(pathname, origin, readers),
      })) {
        response.setHeader(name, value);
      }
    },
  });
  return createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.length > 1 && pathname.endsWith('/')) {
      // One address for each page. Leading slashes and backslashes would make it another host's.
      const target = `/${pathname.replace(/^[/\\]+|[/\\]+$/g, '')}${search}`;
      response.writeHead(308, { Location: target, ...headersFor(pathname, false) }).end();
      return;
    }
    files(request, response, () => notFound(folder, request, response));
  });
}

function notFound(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const page = path.join(folder, '404.html');
  const isFile = new RegExp(`${ADDRESSES.immutable}|${ADDRESSES.file}`, 'i');
  const wantsPage = !isFile.test(request.url ?? '');
  const headers = headersFor('/404', wantsPage, 404);
  if (!wantsPage || !existsSync(page)) {
    response.writeHead(404, { ...headers, 'Content-Type': 'text/plain' }).end('Not found\n');
    return;
  }
  response.writeHead(404, { ...headers, 'Content-Type': 'text/html;charset=utf-8' });
  response.end(request.method === 'HEAD' ? undefined : readFileSync(page));
}

/**
 * Listens on localhost only.
 *
 * @param port 0 takes any free one
 * @returns the port
 * @throws {Error} with one plain sentence when the port is taken
 */
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
