import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { nearest } from './nearest';

const DESIGNER = path.resolve(import.meta.dirname, '../designer');
const CONTENT = path.resolve(import.meta.dirname, '../../content');

const filesIn = (folder: string, ends: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ends.test(file) && !/\.(?:test|fixture)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));

/** Keys in calls: `say('Add')`, `sayIn(design, 'Back')`. */
const calls = /\bsay(?:In\([\w.]+, |\()'((?:[^'\\]|\\.)+)'/g;

/** Texts in quotes, whatever they are for. */
const quoted = /'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"/g;

const plain = (text: string) => text.replaceAll("\\'", "'");

/** Finds keys of the interface that no code asks for, and keys that code asks for and English lacks. */
export function keyFaults(
  texts: Readonly<Record<string, string>>,
  controls: readonly string[],
): string[] {
  const code = filesIn(DESIGNER, /\.tsx?$/);
  const said = new Set<string>();
  for (const source of [...code, ...filesIn(path.join(CONTENT, 'trips'), /\.json$/)])
    for (const [, single, double] of source.matchAll(quoted))
      said.add(plain(single ?? double ?? ''));
  const keys = Object.keys(texts);
  const asked = code.flatMap((source) => [...source.matchAll(calls)].map(([, key]) => plain(key!)));
  const hint = (key: string) => {
    const meant = nearest(key, keys);
    return meant ? ` Did you mean "${meant}"?` : '';
  };
  return [
    ...keys
      .filter((key) => !said.has(key))
      .map((key) => `texts["${key}"]: is asked for by no code.`),
    ...keys
      .filter((key) => texts[key] !== key)
      .map((key) => `texts["${key}"]: is another text in English than its key.`),
    ...[...new Set([...asked, ...controls])]
      .filter((key) => !keys.includes(key))
      .map((key) => `texts["${key}"]: is asked for by code, and missing.${hint(key)}`),
  ];
}
