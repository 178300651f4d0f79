import { deepEqual, equal, match } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const DEPLOY = path.resolve(import.meta.dirname, '..');

/** Copies files as the Dockerfile's COPY lines do, then runs `nginx -t`. Does not build the image. */
export function expectContainerFiles(folder: string): void {
  const lines = readFileSync(path.join(DEPLOY, 'Dockerfile'), 'utf8').match(/^COPY .+$/gm) ?? [];
  const place = (target: string) => path.join(folder, path.relative('/etc/nginx', target));
  for (const line of lines) {
    const [, ...words] = line.split(' ');
    const target = words.pop() ?? '';
    for (const source of words) {
      const file = place(target.endsWith('/') ? target + path.basename(source) : target);
      mkdirSync(path.dirname(file), { recursive: true });
      copyFileSync(path.join(DEPLOY, source), file);
    }
  }
  equal(lines.length, 2);
  const conf = place('/etc/nginx/nginx.conf');
  // Another nginx on this machine may use these folders.
  writeFileSync(conf, readFileSync(conf, 'utf8').replaceAll(/\/tmp\/|\/dev\//g, `${folder}/`));
  const { status, stderr } = spawnSync('nginx', ['-t', '-p', folder, '-c', conf, '-e', 'stderr'], {
    encoding: 'utf8',
  });
  match(stderr, /test is successful/);
  deepEqual(status, 0);
}
