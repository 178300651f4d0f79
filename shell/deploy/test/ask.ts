import http from 'node:http';
import https from 'node:https';

/** What came back, as it was on the wire. */
export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

const TIME_LIMIT_MS = 10_000;
const OPTIONS = { keepAlive: true, maxSockets: 16 };
const AGENTS = { http: new http.Agent(OPTIONS), https: new https.Agent(OPTIONS) };

/**
 * One request, without redirects, cache or decompression.
 *
 * @throws {Error} when the connection breaks before the whole answer is there
 */
export function ask(
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const isTls = address.startsWith('https:');
  const url = new URL(address);
  return new Promise((resolve, reject) => {
    const request = (isTls ? https : http).request(
      {
        agent: isTls ? AGENTS.https : AGENTS.http,
        hostname: url.hostname,
        port: url.port,
        // As written: URL would tidy what a test wants to send untidy.
        path: address.slice(address.indexOf('/', 8)),
        method,
        headers,
        // The certificate signs itself; who it is does not matter here.
        rejectUnauthorized: false,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    request.setTimeout(TIME_LIMIT_MS, () => {
      request.destroy(new Error(`${method} ${address}: no whole answer in ${TIME_LIMIT_MS} ms.`));
    });
    request.on('error', reject);
    request.end();
  });
}
