import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { CACHING } from './headers.ts';

/** The target of a request, split and decoded. */
export interface Target {
  /** Path as it was sent. */
  raw: string;
  /** The same with percent encodings resolved. */
  pathname: string;
  /** Query with its `?`, or nothing. */
  search: string;
}

/** Answers one request that is well-formed. */
type Answer = (request: IncomingMessage, response: ServerResponse, target: Target) => void;

/**
 * Returns a listener that no request can end the process with: another method answers 405, a malformed target 400, and
 * an error that `answer` throws 500.
 *
 * @param answer for the rest
 * @param methods that are answered
 */
export function guarded(
  answer: Answer,
  methods: readonly string[] = ['GET', 'HEAD'],
): RequestListener {
  return (request, response) => {
    // Nobody is left to tell when a visitor's connection breaks.
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

/** Sends a short error that nobody keeps; ends the connection when an answer was already begun. */
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

/**
 * Splits the target of a request without `new URL`, which throws, and reads `//host/` as another host.
 *
 * @param target a path with a query, or an absolute address as a proxy gets it
 * @returns null for any other form, malformed encodings and control characters
 */
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
