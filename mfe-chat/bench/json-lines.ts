import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The lines of a list, one JSON object each.
 *
 * @param file path of the list, from the root of the project where it is relative
 * @throws {SyntaxError} when a line is no JSON
 */
export const linesOf = <Line>(file: string): Line[] =>
  readFileSync(path.resolve(file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
