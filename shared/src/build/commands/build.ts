import { buildSite } from '../build-site.ts';

const started = performance.now();
const built = await buildSite().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `Built ${built.length > 0 ? built.join(', ') : 'nothing: all is current'} (${seconds} s).`,
);
process.exit(0);
