import { runCommand } from '../command-line.ts';
import { releaseNamed } from '../commands.ts';

/** `npx --no appling release`: see `--help`. */
await runCommand(releaseNamed);
