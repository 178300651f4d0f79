import { completeLockfile, missingPlatforms } from '../lockfile.ts';
import { runTool } from '../run.ts';

const names = Object.keys(missingPlatforms());
completeLockfile();
console.log(`package-lock.json: ${names.length} platform packages added.`);
const lint = await runTool('oxlint', 'bin/oxlint', ['--fix']);
const format = await runTool('prettier', 'bin/prettier.cjs', ['--write', '--log-level=warn', '.']);
process.exit(lint || format);
