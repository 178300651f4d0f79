import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../../shared/kit/src/places.ts';

export const answersInNode = (sentences: readonly string[]): string[] =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ['--import', 'tsx', path.join(ROOT, 'mfe-chat/bench/answers.ts')],
      { cwd: ROOT, encoding: 'utf8', input: JSON.stringify(sentences), maxBuffer: 2 ** 27 },
    ),
  ) as string[];
