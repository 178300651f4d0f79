import { cpSync, existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { run } from '../../shared/kit/src/run.ts';
import { buildEnvironment, linkWorkspaces } from './checkout-copy.ts';
import { SLOW } from './conditions.ts';
import type { Load } from './load.ts';
import { BENCH, COMPOSED, COPY } from './places.ts';
import { inTurn, serveAll } from './rounds.ts';

export interface Size {
  remotes: number;
  /** Bytes after brotli. */
  html: number;
  loads: Load[];
}

const SIZES = [20, 100];

/** Composes sites with more and more healthy remotes and loads each landing page. Throws when composing fails. */
export async function measureGrowth(browser: Browser, rounds: number): Promise<Size[]> {
  const sites = [{ remotes: countRemotes(COMPOSED), folder: COMPOSED }];
  const copy = path.join(BENCH, 'growth');
  rmSync(copy, { recursive: true, force: true });
  cpSync(COPY, copy, {
    recursive: true,
    filter: (source) => !/[\\/](?:node_modules|\.build[\\/]monolith)$/.test(source),
  });
  linkWorkspaces(copy);
  for (const size of SIZES) {
    const grow = path.join(copy, 'shell/bench/growth/grow.ts');
    const args = ['--import', 'tsx', grow, String(size)];
    const code = await run(process.execPath, args, { cwd: copy, env: buildEnvironment() });
    if (code !== 0) throw new Error(`The site of ${size} remotes does not compose.`);
    const folder = path.join(BENCH, `grown-${size}`);
    rmSync(folder, { recursive: true, force: true });
    cpSync(path.join(copy, 'dist'), folder, { recursive: true, preserveTimestamps: true });
    sites.push({ remotes: countRemotes(folder), folder });
    console.log(`  growth: ${size} remotes composed`);
  }
  const named = sites.map((site) => ({ ...site, name: String(site.remotes), hasScript: true }));
  const loads = await inTurn(browser, await serveAll(named), '/', SLOW, rounds);
  return sites.map(({ remotes, folder }) => ({
    remotes,
    html: readFileSync(path.join(folder, 'index.html.br')).length,
    loads: loads.get(String(remotes)) ?? [],
  }));
}

function countRemotes(site: string): number {
  const folder = path.join(site, 'r');
  return readdirSync(folder).filter((name) =>
    readdirSync(path.join(folder, name)).some((release) =>
      existsSync(path.join(folder, name, release, 'remoteEntry.js')),
    ),
  ).length;
}
