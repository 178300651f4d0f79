#!/usr/bin/env node
import { answerAtOnce, runCommand } from './command-list.mjs';

const [name, ...words] = process.argv.slice(2);
process.exit(answerAtOnce(name, words) ?? runCommand(name, words));
