import { runCommand } from '../command-line.ts';
import { canary } from '../commands.ts';

await runCommand(canary);
