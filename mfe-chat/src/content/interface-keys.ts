import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { nearest } from './nearest';
import { CONTENT } from './read-content';

const DESIGNER = path.resolve(import.meta.dirname, '../designer');

const filesIn = (folder: string, ends: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ends.test(file) && !/\.(?:test|fixture)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));

/** Matches `say('Add')` and `sayIn(design, 'Back')`. */
const calls = /\bsay(?:In\([\w.]+, |\()'((?:[^'\\]|\\.)+)'/g;

/** Content with names that the interface translates: screens and destinations of journeys. */
const placesAndTrips = /^(?:places|trips\/.+)\.json$/;

const quoted = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g;

const plain = (text: string) => text.replaceAll("\\'", "'");

interface Code {
  said: ReadonlySet<string>;
  asked: ReadonlySet<string>;
}

let known: Code | undefined;

/** Cached, because tests call it often. */
function readCode(): Code {
  if (known) return known;
  const code = filesIn(DESIGNER, /\.tsx?$/);
  const said = [...code, ...filesIn(CONTENT, placesAndTrips)].flatMap((source) =>
    [...source.matchAll(quoted)].map(([, single, double]) => plain(single ?? double ?? '')),
  );
  const asked = code.flatMap((source) => [...source.matchAll(calls)].map(([, key]) => plain(key!)));
  return (known = { said: new Set(said), asked: new Set(asked) });
}

export function keyFaults(
  texts: Readonly<Record<string, string>>,
  controls: readonly string[],
): string[] {
  const { said, asked } = readCode();
  const keys = Object.keys(texts);
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
