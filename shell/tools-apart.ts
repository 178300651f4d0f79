import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../shared/kit/src/places.ts';
import { run } from '../shared/kit/src/run.ts';

interface Tools {
  /** Installs them, once for each change of their lock. */
  install: () => Promise<void>;
  /** The absolute path of a file of an installed tool. */
  file: (file: string) => string;
}

/**
 * Tools with hundreds of packages that one command needs: nobody who works on pages should have to install them.
 *
 * @param source folder with their package.json and lock
 * @param name of the folder in .cache where they are installed
 * @throws {Error} when npm cannot install them
 */
export function toolsApart(source: string, name: string): Tools {
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
