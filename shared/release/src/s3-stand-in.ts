import { execFile } from 'node:child_process';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createProbe } from 'node:net';
import path from 'node:path';

/** A stand-in for S3-compatible storage, with the bucket `appling`. */
export interface StandIn {
  /** Address of the storage, which ignores conditions as older servers do. */
  plain: string;
  /** Address of the same storage, which keeps `If-Match` and `If-None-Match` of a PUT. */
  conditional: string;
  stop: () => void;
}

/** @param folder where it stores objects */
export async function startStandIn(folder: string): Promise<StandIn> {
  const port = await freePort();
  const found = require.resolve('s3rver/package.json');
  const given = [
    '-d',
    folder,
    '-p',
    String(port),
    '-a',
    '127.0.0.1',
    '--configure-bucket',
    'appling',
  ];
  const server = execFile(process.execPath, [
    path.join(path.dirname(found), 'bin/s3rver.js'),
    ...given,
  ]);
  const plain = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${plain}/appling`).catch(() => null))) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const front = createServer(conditionally(port)).listen(0, '127.0.0.1');
  await new Promise((resolve) => front.once('listening', resolve));
  const address = front.address();
  return {
    plain,
    conditional: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    stop: () => {
      server.kill();
      front.closeAllConnections();
      front.close();
    },
  };
}

/** Passes requests on, PUTs one after the other, so that looking and writing are one step. */
function conditionally(port: number) {
  let last = Promise.resolve();
  return (request: IncomingMessage, response: ServerResponse) => {
    const work = (): Promise<void> =>
      answer(port, request, response).catch(() => void response.destroy());
    if (request.method === 'PUT') last = last.then(work);
    else void work();
  };
}

async function answer(port: number, request: IncomingMessage, response: ServerResponse) {
  const { 'if-match': match, 'if-none-match': none } = request.headers;
  if (request.method === 'PUT' && (match ?? none) !== undefined) {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}${request.url}`, {
      method: 'HEAD',
    });
    const isAllowed = none === '*' ? status === 404 : headers.get('etag') === match;
    if (!isAllowed) {
      request.resume();
      response.writeHead(412, { 'Content-Type': 'application/xml' });
      response.end(
        '<Error><Code>PreconditionFailed</Code><Message>It is another.</Message></Error>',
      );
      return;
    }
  }
  await new Promise<void>((resolve, reject) => {
    const { method, url: where, headers } = request;
    const onward = ask({ host: '127.0.0.1', port, method, path: where, headers }, (got) => {
      response.writeHead(got.statusCode ?? 500, got.headers);
      got.pipe(response).on('finish', resolve);
    });
    onward.on('error', reject);
    request.pipe(onward);
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createProbe().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
