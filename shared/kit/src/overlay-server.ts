import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { App } from './apps.ts';
import { contentType } from './mime-types.ts';
import { readRelease } from './open-release.ts';
import { guarded } from './request.ts';

/** Allows every preview: the files are on a developer's machine and will be public. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Private-Network': 'true',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
  'Cache-Control': 'no-store',
};

/** Serves the last build of one remote for a preview's override: `/release.json` and the files at a release's paths. */
export function createOverlayServer(app: App): Server {
  const dist = path.join(app.folder, 'dist');
  const listener = guarded(
    (request, response, { pathname }) => {
      if (request.method === 'OPTIONS') return answer(response, 204);
      if (!existsSync(path.join(dist, 'release.json'))) return answer(response, 503);
      const base = `/r/${app.name}/${readRelease(dist).release.id}/`;
      const name = pathname === '/release.json' ? 'release.json' : pathname.split(base)[1];
      const file = name && /^\w[\w.-]*$/.test(name) ? path.join(dist, name) : '';
      if (!file || !existsSync(file)) return answer(response, 404);
      return answer(response, 200, file);
    },
    ['GET', 'HEAD', 'OPTIONS'],
  );
  return createServer(listener);
}

function answer(response: ServerResponse, status: number, file?: string): void {
  // Reads before it answers, since a build may replace the file meanwhile.
  const content = file ? readFileSync(file) : undefined;
  const type = file && contentType(path.extname(file).slice(1));
  response.writeHead(status, { ...HEADERS, ...(type ? { 'Content-Type': type } : {}) });
  response.end(content);
}
