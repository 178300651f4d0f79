import http from 'node:http';
import https from 'node:https';

/** The response as received, without decompression. */
export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

const TIME_LIMIT_MS = 10_000;
const OPTIONS = { keepAlive: true, maxSockets: 16 };
const AGENTS = { http: new http.Agent(OPTIONS), https: new https.Agent(OPTIONS) };

/** Sends one request without redirects, cache or decompression. Throws when the connection breaks early. */
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
        // Sends the address unchanged; `URL` would normalize it.
        path: address.slice(address.indexOf('/', 8)),
        method,
        headers,
        // The certificate is self-signed.
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
