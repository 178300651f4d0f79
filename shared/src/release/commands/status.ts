import { runCommand } from '../command-line.ts';
import { describeTarget } from '../status.ts';

/** `npm run status -- --to /srv/appling` */
await runCommand(({ operator }) => describeTarget(operator.target));
