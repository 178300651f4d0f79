/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { headersFor } from '../../shared/kit/src/headers.ts';
import { caddyfile } from './caddy.ts';
import { deployFiles } from './deploy-files.ts';
import { nginxFiles } from './nginx.ts';
import { DEFAULTS } from './server-options.ts';

const ROOT = path.resolve(__dirname, '../..');
const written = Object.entries(deployFiles());

test.each(written)('%s matches its generator: npx --no appling deploy:files', (name, content) => {
  expect(readFileSync(path.join(__dirname, name), 'utf8')).toBe(content);
});

test.each(Object.entries(headersFor('/pricing', true)))(
  '%s of a page is in the files of every server',
  (name, value) => {
    const hosts =
      name === 'Integrity-Policy' || name === 'Cache-Control'
        ? ['nginx', 'caddy']
        : ['nginx', 'caddy', 'static-host'];
    for (const host of hosts) {
      const all = written
        .filter(([file]) => file.startsWith(host))
        .map(([, content]) => content)
        .join('\n');
      expect(all).toContain(name);
      expect(all).toContain(value);
    }
  },
);

test('HSTS preload is one commented line, off by default', () => {
  for (const text of [nginxFiles()['site.conf'] ?? '', caddyfile()]) {
    expect(text).toMatch(/^\s*# .*; preload"/m);
    expect(text).not.toMatch(/^\s*[^#\s].*preload"/m);
  }
});

test('only listed origins may read files', () => {
  for (const [, content] of written) expect(content).not.toContain('Access-Control-Allow-Origin');
  const readers = ['https://preview.appling.example'];
  expect(nginxFiles({ ...DEFAULTS, readers })['maps.conf']).toContain(`"${readers[0]}"`);
  expect(caddyfile(readers)).toContain(`header Origin ${readers[0]}`);
});

test('each visitor is in one of 100 buckets', () => {
  const drawn = (nginxFiles()['maps.conf'] ?? '').match(/^ {2}(?:1%|\*) \d\d;$/gm);
  expect(new Set(drawn).size).toBe(100);
});

test('each remote has a workflow that runs when its files change', () => {
  const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
  expect(remotes.length).toBeGreaterThan(3);
  for (const name of remotes) {
    const remote = name.slice('mfe-'.length);
    const text = readFileSync(path.join(ROOT, `.github/workflows/release-${remote}.yml`), 'utf8');
    expect(text).toContain(`paths: ['${name}/**']`);
    expect(text).toContain(`remote: ${remote}\n`);
  }
});
