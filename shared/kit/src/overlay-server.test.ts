/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createOverlayServer } from './overlay-server';
import { listen } from './serve';

let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'overlay-'));
  mkdirSync(path.join(folder, 'dist'));
  const release = {
    remote: 'chat',
    release: { id: 'aaaaaa', entry: 'remoteEntry.js', styles: 'styles.css', scripts: {} },
    routes: [],
    shared: {},
    files: {},
  };
  writeFileSync(path.join(folder, 'dist/release.json'), JSON.stringify(release));
  writeFileSync(path.join(folder, 'dist/remoteEntry.js'), 'export {}');
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  server = createOverlayServer({ name: 'chat', folder });
  origin = `http://localhost:${await listen(server, 0)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['/release.json', 'application/json; charset=utf-8'],
  ['/r/chat/aaaaaa/remoteEntry.js?r=2', 'text/javascript; charset=utf-8'],
])('serves %s to any preview without caching', async (address, type) => {
  const response = await fetch(origin + address);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': type,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-store',
  });
});

test.each([
  '/',
  '/remoteEntry.js',
  '/r/chat/bbbbbb/remoteEntry.js',
  '/r/company/aaaaaa/remoteEntry.js',
  '/r/chat/aaaaaa/..%2f..%2fsecret.txt',
  '/r/chat/aaaaaa/none.js',
])('answers 404 for %s', async (address) => {
  expect((await fetch(origin + address)).status).toBe(404);
});
