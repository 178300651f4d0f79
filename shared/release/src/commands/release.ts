import { runCommand } from '../command-line.ts';
import { releaseNamed } from '../commands.ts';

/** `npx --no appling release chat --to /srv/appling` */
await runCommand(releaseNamed);
