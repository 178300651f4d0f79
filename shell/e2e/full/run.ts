import { rmSync } from 'node:fs';
import path from 'node:path';
import { SHELL, remotes } from '../../../shared/kit/src/apps.ts';
import { findBrowser } from '../../../shared/kit/src/browser.ts';
import { buildSite } from '../../../shared/kit/src/build-site.ts';
import { ROOT } from '../../../shared/kit/src/places.ts';
import { run } from '../../../shared/kit/src/run.ts';
import { checkOut } from '../second-checkout.ts';

function playwright(checkout: string, env: NodeJS.ProcessEnv = {}): Promise<number> {
  const cli = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  const config = path.join(checkout, 'shell/e2e/full/playwright.config.ts');
  return run(process.execPath, [cli, 'test', '--pass-with-no-tests', '--config', config], {
    cwd: checkout,
    env: { ...process.env, ...env },
  });
}

/** Builds a copy whose browser bundles use React's development build. */
async function buildWithDevelopmentReact(): Promise<string> {
  const copy = checkOut('development-react');
  for (const { folder } of [SHELL, ...remotes()]) {
    rmSync(path.join(copy, path.basename(folder), '.build'), { recursive: true, force: true });
  }
  const build = path.join(copy, 'shared/kit/src/commands/build.ts');
  const code = await run(process.execPath, ['--import', 'tsx', build], {
    cwd: copy,
    env: { ...process.env, REACT_BUILD: 'development' },
  });
  if (code !== 0) throw new Error("The site does not build with React's development build.");
  return copy;
}

/** `npm run test:full`: tests that take too long for every change. */
async function testFull(): Promise<number> {
  process.env.SCENE_PROJECT_ID = '';
  process.env.CHROMIUM_PATH = await findBrowser();
  await buildSite();
  const code = await playwright(ROOT);
  if (code !== 0) return code;
  return playwright(await buildWithDevelopmentReact(), { REACT_BUILD: 'development' });
}

process.exit(
  await testFull().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }),
);
