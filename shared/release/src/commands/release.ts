import { runCommand } from '../command-line.ts';
import { releaseNamed } from '../commands.ts';

await runCommand(releaseNamed);
