import { ReleasedFile, type Released } from '@appling/shared/federation/released-file';
import type { KindFile } from './kind.schema';
import { phrasesIn, singular } from './phrases';
import { readContent } from './read-content';
import type { KindContent, PackEntry, PackName, TripEntry, TripName } from './source';
import { kindFile, packFile, tripFile } from './file-names';

/*
 * Reads the folder of content, in Node. In a release the bundler takes `kinds` as data (see rspack.config.ts): every
 * kind, pack and trip becomes a file, and browsers get hashes by which they fetch them.
 */
const { kinds: kindFiles, packs, trips } = readContent();

const packFiles = Object.entries(packs).map(([name, pack]) => {
  const { $schema: _schema, kinds, words: _words, wordsInKind: _more, ...content } = pack;
  const file = new ReleasedFile(packFile(name), content);
  const entryIn = (kind: string): PackEntry => ({
    name: name as PackName,
    words: phrasesIn(pack, kind),
    file,
  });
  return { kinds: kinds as readonly string[], entryIn };
});

const tripEntries = (): TripEntry[] =>
  Object.entries(trips)
    .toSorted(([, one], [, other]) => (one.turn ?? Infinity) - (other.turn ?? Infinity) || 0)
    .map(([name, { $schema: _schema, spellings = [], turn, ...content }]) => ({
      name: name as TripName,
      places: content.place === undefined ? [] : [content.place, ...spellings],
      hasTurn: turn !== undefined,
      file: new ReleasedFile(tripFile(name), content),
    }));

function contentOf(name: string, file: KindFile): KindContent {
  const { $schema: _schema, ...own } = file;
  if ('like' in own) {
    const base = kindFiles[own.like];
    if (!base || 'like' in base || 'journey' in base) throw new Error(`${name} is like no kind.`);
    return { ...contentOf(own.like, base), ...own } as KindContent;
  }
  const index = packFiles
    .filter((pack) => pack.kinds.includes(name))
    .map(({ entryIn }) => entryIn(name));
  if ('journey' in own) return { ...own, packs: index, trips: tripEntries() };
  const ownWords = own.ownWords && singular(own.ownWords);
  return { ...own, ...(ownWords ? { ownWords } : {}), packs: index };
}

/** The files of kinds by name, in the order of names. */
export const kinds: Readonly<Record<string, Released<KindContent>>> = Object.fromEntries(
  Object.entries(kindFiles).map(([name, file]) => [
    name,
    new ReleasedFile(kindFile(name), contentOf(name, file)),
  ]),
);
