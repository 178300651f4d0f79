import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../shared/kit/src/places.ts';
import { run } from '../shared/kit/src/run.ts';

interface Tools {
  install: () => Promise<void>;
  file: (file: string) => string;
}

/** Installs tools of a single command in `.cache/<name>`, so that page developers need not install them. */
export function commandTools(source: string, name: string): Tools {
  const place = path.join(ROOT, '.cache', name);
  const install = async () => {
    const lock = readFileSync(path.join(source, 'package-lock.json'));
    const stamp = path.join(place, 'node_modules/.installed');
    const hash = createHash('sha256').update(lock).digest('hex');
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
    console.warn(`Installing ${name} (once) …`);
    mkdirSync(place, { recursive: true });
    for (const file of ['package.json', 'package-lock.json', '.npmrc'])
      copyFileSync(path.join(source, file), path.join(place, file));
    const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: place,
    });
    if (code !== 0) throw new Error(`${name} could not be installed: check the npm registry.`);
    writeFileSync(stamp, hash);
  };
  return { install, file: (file) => path.join(place, 'node_modules', file) };
}
