import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @throws {SyntaxError} when a line is not JSON */
export const linesOf = <Line>(file: string): Line[] =>
  readFileSync(path.resolve(file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
