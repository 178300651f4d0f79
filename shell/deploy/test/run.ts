import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../../../shared/kit/src/build-site.ts';
import { SITE } from '../../../shared/kit/src/compose.ts';
import { run } from '../../../shared/kit/src/run.ts';
import { missingServers } from './servers.ts';
import { installTools } from './tools.ts';

/** `npm run test:deploy`: tests the composed site behind real servers; builds it if missing. */
async function testDeploy(): Promise<number> {
  const missing = missingServers();
  if (missing) throw new Error(missing);
  if (!existsSync(path.join(SITE, 'registry.json'))) await buildSite();
  await installTools();
  const tests = path.join(import.meta.dirname, 'deploy.ts');
  return run(process.execPath, ['--import', 'tsx', '--test-reporter', 'spec', tests]);
}

process.exit(
  await testDeploy().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }),
);
