import { existsSync } from 'node:fs';
import path from 'node:path';
import { readNounPictures } from './noun-pictures';

export function nounPictureFaults(folder: string, known: ReadonlySet<string>): string[] {
  const { alone, drawn, groups } = readNounPictures(folder);
  const seen = new Map<string, string>();
  const lists = [
    ...Object.entries(drawn).map(([name, nouns]) => [`drawn.${name}`, nouns] as const),
    ...Object.entries(groups).flatMap(([group, { pictures }]) =>
      Object.entries(pictures).map(
        ([name, nouns]) => [`groups.${group}.pictures.${name}`, nouns] as const,
      ),
    ),
  ];
  const faults = lists.flatMap(([place, nouns]) =>
    nouns.flatMap((noun) => {
      const other = seen.get(noun);
      seen.set(noun, place);
      return [
        ...(known.has(noun) ? [] : [`${place}: "${noun}" is no noun and no kind.`]),
        ...(other === undefined ? [] : [`${place}: "${noun}" has the picture ${other} as well.`]),
      ];
    }),
  );
  const missing = Object.keys(drawn)
    .filter((name) => !existsSync(path.join(folder, 'pictures', `${name}.json`)))
    .map((name) => `drawn.${name}: no file in pictures is called so.`);
  const idle = alone
    .filter((noun) => !seen.has(noun))
    .map((noun) => `alone: "${noun}" has no picture.`);
  return [...faults, ...missing, ...idle].map((fault) => `content/noun-pictures.json: ${fault}`);
}
