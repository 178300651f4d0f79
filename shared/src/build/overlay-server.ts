import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { App } from './apps.ts';
import { readRelease } from './open-release.ts';

/** Any preview may read: it is a developer's own machine, and holds what will be public. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Private-Network': 'true',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
  'Cache-Control': 'no-store',
};

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
  '.ics': 'text/calendar',
};

/**
 * Serves the last build of one remote as a release that a preview may lay over its own: `/release.json`, and its files
 * where every release has them.
 */
export function createOverlayServer(app: App): Server {
  const dist = path.join(app.folder, 'dist');
  return createServer((request, response) => {
    if (request.method === 'OPTIONS') return answer(response, 204);
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!existsSync(path.join(dist, 'release.json'))) return answer(response, 503);
    const base = `/r/${app.name}/${readRelease(dist).release.id}/`;
    const name = pathname === '/release.json' ? 'release.json' : pathname.split(base)[1];
    const file = name && /^[\w.-]+$/.test(name) ? path.join(dist, name) : '';
    if (!file || !existsSync(file)) return answer(response, 404);
    return answer(response, 200, file);
  });
}

function answer(response: ServerResponse, status: number, file?: string): void {
  const type = file && TYPES[path.extname(file)];
  response.writeHead(status, { ...HEADERS, ...(type ? { 'Content-Type': type } : {}) });
  response.end(file ? readFileSync(file) : undefined);
}
