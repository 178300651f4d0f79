import { runCommand } from '../command-line.ts';
import { freezeTarget } from '../commands.ts';

await runCommand(freezeTarget);
