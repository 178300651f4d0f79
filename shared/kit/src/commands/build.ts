import { remotes } from '../apps.ts';
import { buildApp } from '../build-app.ts';
import { buildSite } from '../build-site.ts';
import { isOwnRepository } from '../places.ts';

async function build(): Promise<string[]> {
  if (!isOwnRepository) return buildSite();
  const built: string[] = [];
  for (const app of remotes()) if (await buildApp(app)) built.push(app.name);
  return built;
}

const started = performance.now();
const built = await build().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `Built ${built.length > 0 ? built.join(', ') : 'nothing: all is current'} (${seconds} s).`,
);
process.exit(0);
