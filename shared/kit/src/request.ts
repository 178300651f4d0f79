import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { CACHING } from './headers.ts';

export interface Target {
  raw: string;
  pathname: string;
  search: string;
}

type Answer = (request: IncomingMessage, response: ServerResponse, target: Target) => void;

/** Wraps `answer` so that no request ends the process: 405 for other methods, 400 for malformed targets, 500 for errors. */
export function guarded(
  answer: Answer,
  methods: readonly string[] = ['GET', 'HEAD'],
): RequestListener {
  return (request, response) => {
    // The connection broke, so there is nobody to answer.
    response.on('error', () => response.destroy());
    if (!methods.includes(request.method ?? '')) {
      return refuse(response, 405, 'Method not allowed', { Allow: methods.join(', ') });
    }
    const target = parseTarget(request.url ?? '');
    if (!target) return refuse(response, 400, 'Bad request');
    try {
      answer(request, response, target);
    } catch (error) {
      console.error(`${request.method} ${request.url}: ${String(error)}`);
      refuse(response, 500, 'Internal server error');
    }
  };
}

export function refuse(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  const own = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': CACHING.error };
  response.writeHead(status, { ...own, ...headers }).end(`${text}\n`);
}

/** Splits a target; null if malformed. `new URL` would throw, and read `//host/` as another host. */
export function parseTarget(target: string): Target | null {
  const local = target.replace(/^https?:\/\/[a-z0-9.:-]+(?=\/)/i, '');
  const [, raw, search = ''] = /^(\/[^?]*)(\?.*)?$/s.exec(local) ?? [];
  if (raw === undefined) return null;
  try {
    const pathname = decodeURIComponent(raw);
    return /\p{Cc}/u.test(pathname) ? null : { raw, pathname, search };
  } catch {
    return null;
  }
}
