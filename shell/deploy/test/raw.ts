import { connect } from 'node:net';

export interface RawAnswer {
  /** 0 when the connection closes without a response. */
  status: number;
  /** Returns a header's values joined with commas; empty when absent. */
  header: (name: string) => string;
  body: Buffer;
}

const TIME_LIMIT_MS = 10_000;

/** Sends a request over a socket: HTTP clients normalize it. Adds `Connection`, and `Host` when missing. */
export function raw(origin: string, request: string, isCutOff = false): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const host = /\r\n(?:X-No-)?Host:/.test(request) ? '' : `Host: ${hostname}:${port}\r\n`;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const finish = () => resolve(parse(Buffer.concat(chunks)));
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${request}\r\n${host}Connection: close\r\n\r\n`, 'latin1');
    });
    socket.setTimeout(TIME_LIMIT_MS, () => {
      socket.destroy(new Error(`${request.slice(0, 60)}: no answer in ${TIME_LIMIT_MS} ms.`));
    });
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (isCutOff) socket.destroy();
    });
    socket.on('close', finish);
    // A server that refuses a request need not read the rest.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      ['ECONNRESET', 'EPIPE'].includes(error.code ?? '') ? finish() : reject(error),
    );
  });
}

function parse(answer: Buffer): RawAnswer {
  const end = answer.indexOf('\r\n\r\n');
  const [first = '', ...lines] = answer
    .subarray(0, Math.max(end, 0))
    .toString('latin1')
    .split('\r\n');
  const fields = lines.map((line) => /^([^:]+): ?(.*)$/.exec(line) ?? []);
  const header = (name: string) =>
    fields
      .filter(([, key]) => key?.toLowerCase() === name)
      .map(([, , value]) => value)
      .join(', ');
  const whole = answer.subarray(end + 4);
  const body = header('transfer-encoding') === 'chunked' ? unchunked(whole) : whole;
  return { status: Number(first.split(' ')[1] ?? 0), header, body };
}

function unchunked(content: Buffer): Buffer {
  const end = content.indexOf('\r\n');
  const length = Number.parseInt(content.subarray(0, end).toString(), 16);
  if (!length) return Buffer.alloc(0);
  const next = end + 2 + length;
  return Buffer.concat([content.subarray(end + 2, next), unchunked(content.subarray(next + 2))]);
}
