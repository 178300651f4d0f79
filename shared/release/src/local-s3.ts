import { execFile } from 'node:child_process';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createProbe } from 'node:net';
import path from 'node:path';

export interface LocalS3 {
  /** URL of the storage, which ignores conditions as older servers do. */
  plain: string;
  /** URL of the same storage with `If-Match` and `If-None-Match` of a PUT. */
  conditional: string;
  stop: () => void;
}

export async function startLocalS3(folder: string): Promise<LocalS3> {
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
  while (!(await fetch(`http://127.0.0.1:${port}/appling`).catch(() => null))) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const inTurn = queue();
  const plain = await listen((request, response) => inTurn(() => pass(port, request, response)));
  const conditional = await listen((request, response) =>
    inTurn(() => answer(port, request, response)),
  );
  return {
    plain: plain.address,
    conditional: conditional.address,
    stop: () => {
      server.kill();
      plain.stop();
      conditional.stop();
    },
  };
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

async function listen(answered: Answer) {
  const front = createServer((request, response) => {
    answered(request, response).catch(() => void response.destroy());
  });
  // A timeout of an idle connection would fail a request that begins at the same moment.
  front.keepAliveTimeout = 0;
  front.listen(0, '127.0.0.1');
  await new Promise((resolve) => front.once('listening', resolve));
  const address = front.address();
  return {
    address: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    stop: () => {
      front.closeAllConnections();
      front.close();
    },
  };
}

/** Serialises requests: check and write are one step, and the server fails when a listed object is removed. */
function queue() {
  let last: Promise<unknown> = Promise.resolve();
  return (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
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
  await pass(port, request, response);
}

function pass(port: number, request: IncomingMessage, response: ServerResponse) {
  return new Promise<void>((resolve, reject) => {
    const { method, url: where, headers } = request;
    const to = { host: '127.0.0.1', port, method, path: where, headers, agent: false };
    const onward = ask(to, (got) => {
      response.writeHead(got.statusCode ?? 500, got.headers);
      got.pipe(response).on('finish', resolve).on('close', resolve);
    });
    onward.on('error', reject);
    // An aborted request does not delay the next one.
    response.on('close', () => onward.destroy());
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
