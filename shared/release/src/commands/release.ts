import { runCommand } from '../command-line.ts';
import { releaseNamed } from '../commands.ts';

/** `npm run release -- chat --to /srv/appling` */
await runCommand(releaseNamed);
