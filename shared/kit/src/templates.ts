import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { KIT_SRC } from './places.ts';

export const TEMPLATES = path.join(KIT_SRC, '../templates');

/** Reads templates by path and replaces each placeholder `__NAME__` with `words.NAME`. */
export function fillTemplates(
  folder: string,
  words: Record<string, string>,
): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      file,
      readFileSync(path.join(folder, file), 'utf8').replaceAll(
        /__([A-Z]+)__/g,
        (placeholder, name: string) => words[name] ?? placeholder,
      ),
    ]),
  );
}
