import { remotes } from '../apps.ts';
import { generate } from '../generate.ts';

const results: boolean[] = [];
for (const app of remotes()) results.push(await generate(app));
process.exit(results.every(Boolean) ? 0 : 1);
