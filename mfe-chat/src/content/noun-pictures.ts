import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { NounPictures } from './noun-pictures.schema';
import { CONTENT } from './read-content';

export const readNounPictures = (folder = CONTENT): NounPictures =>
  JSON.parse(readFileSync(path.join(folder, 'noun-pictures.json'), 'utf8')) as NounPictures;

export function picturesByNoun({ drawn, groups }: NounPictures): ReadonlyMap<string, string> {
  const named = [
    ...Object.entries(drawn),
    ...Object.entries(groups).flatMap(([group, { pictures }]) =>
      Object.entries(pictures).map(([name, nouns]) => [`${group}/${name}`, nouns] as const),
    ),
  ];
  return new Map(named.flatMap(([picture, nouns]) => nouns.map((noun) => [noun, picture])));
}
