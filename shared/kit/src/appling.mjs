#!/usr/bin/env node
// `npx --no appling <command>`, in this workspace or in a remote's own repository.
import { answerAtOnce, runCommand } from './command-list.mjs';

const [name, ...words] = process.argv.slice(2);
process.exit(answerAtOnce(name, words) ?? runCommand(name, words));
