import { siteSettings } from '../../build/site-settings.ts';
import { buildNamed, runCommand } from '../command-line.ts';
import { release } from '../operations.ts';

/** `npm run release -- chat --to /srv/appling` */
await runCommand(async ({ operator, words }) =>
  release(operator, await buildNamed(words), siteSettings()),
);
