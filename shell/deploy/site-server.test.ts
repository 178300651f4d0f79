/** @jest-environment node */
import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createSiteServer, listen } from '../../shared/kit/src/serve.ts';
import { expectUnharmed, hostileRequests } from './test/hostile.ts';
import { raw } from './test/raw.ts';

const page = '/pricing';
const script = '/assets/shell.0123456789.js';
const content = Buffer.from(`export default '${'appling '.repeat(500)}';`);
const files: Record<string, string | Buffer> = {
  'index.html': '<h1>Home</h1>',
  'pricing/index.html': '<h1>Pricing</h1>',
  '404.html': '<h1>Page not found</h1>',
  '404.html.br': brotliCompressSync('<h1>Page not found</h1>'),
  'registry.json': '{}',
  'favicon.svg': '<svg/>',
  'assets/shell.0123456789.js': content,
  'assets/shell.0123456789.js.br': brotliCompressSync(content),
};
let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-server-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  server = createSiteServer(folder, ['https://preview.appling.example']);
  origin = `http://127.0.0.1:${await listen(server, 0)}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

test.each(hostileRequests({ page, script, content }))(
  'npm start answers and keeps running: $title',
  async (wanted) => {
    await expectUnharmed(origin, wanted);
  },
);

test('sends the requested encoding, also to other origins', async () => {
  const get = async (headers: string) => {
    const answer = await raw(origin, `GET ${script} HTTP/1.1\r\n${headers}`);
    return [answer.status, answer.header('content-encoding'), answer.header('vary')];
  };
  const vary = 'Accept-Encoding, Origin';
  expect(await get('Accept-Encoding: gzip, br')).toEqual([200, 'br', vary]);
  expect(await get('Accept-Encoding: br;q=0, gzip')).toEqual([200, '', vary]);
  expect(await get('Accept-Encoding: br\r\nRange: bytes=0-1')).toEqual([206, '', vary]);
});

test('answers 404 and keeps running when a build deletes the file being sent', async () => {
  const { createReadStream } = fs;
  const gone = jest
    .spyOn(fs, 'createReadStream')
    .mockImplementationOnce((file) => createReadStream(`${String(file)}.gone`));
  const answer = await raw(origin, `GET ${script} HTTP/1.1`);
  expect(gone).toHaveBeenCalledTimes(1);
  expect([answer.status, answer.header('cache-control')]).toEqual([404, 'no-store']);
  expect((await raw(origin, 'GET /favicon.svg HTTP/1.1')).status).toBe(200);
});
