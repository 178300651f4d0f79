import { parseArgs } from 'node:util';
import { SHELL, remotes } from '../apps.ts';
import { buildApp } from '../build-app.ts';
import { compose } from '../compose.ts';

async function main(): Promise<void> {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
  const apps = [SHELL, ...remotes()];
  const app = apps.find(({ name }) => name === only);
  if (only !== undefined && !app) {
    throw new Error(`There is no app ${only}. Known: ${apps.map(({ name }) => name).join(', ')}.`);
  }
  if (app) await buildApp(app);
  const changed = await compose(only);
  console.log(changed.length === 0 ? 'Nothing changed.' : `Changed: ${changed.sort().join(', ')}.`);
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
process.exit(0);
