import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildCopy, cleanCopy, refreshCopy } from './checkout-copy.ts';
import { COMPOSED, COPY } from './places.ts';

/** Seconds per `npm run build`, one value per round. */
export interface BuildTimes {
  clean: number[];
  oneRemote: number[];
}

const CHANGED = { file: 'mfe-company/src/routes.ts', title: "title: 'About'", page: 'about' };

/** Times a clean build, then a build after one title changed in the largest remote. */
export async function measureBuilds(rounds: number): Promise<BuildTimes> {
  const times: BuildTimes = { clean: [], oneRemote: [] };
  for (let round = 1; round <= rounds; round += 1) {
    refreshCopy();
    cleanCopy();
    times.clean.push(await buildCopy());
    const file = path.join(COPY, CHANGED.file);
    const source = readFileSync(file, 'utf8');
    const title = `About, round ${round}`;
    writeFileSync(file, source.replace(CHANGED.title, `title: '${title}'`));
    times.oneRemote.push(await buildCopy());
    const html = readFileSync(path.join(COMPOSED, CHANGED.page, 'index.html'), 'utf8');
    if (!html.includes(title))
      throw new Error(`${CHANGED.file} has no ${CHANGED.title} to change.`);
    console.log(`  builds: ${round} of ${rounds} rounds`);
  }
  refreshCopy();
  return times;
}
