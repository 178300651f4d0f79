import { ReleasedFile, type Released } from '@appling/runtime/federation/released-file';
import { archetypesOfKinds } from './app-tree';
import { palettes } from '../designer/themes/palettes';
import type { KindFile } from './kind.schema';
import { familySamples } from './family-samples';
import { kindFile, packFile, tripFile } from './file-names';
import type { PackFile } from './pack.schema';
import { phrasesIn, singular } from './phrases';
import type { ContentFiles } from './read-content';
import type { KindContent, PackEntry, PackName, TripEntry, TripName } from './source';

function withDrawn<Kind extends KindFile>(file: Kind): Kind {
  const drawn = Object.entries(palettes).filter(([name]) =>
    file.traits?.palettes?.some((each) => each === name),
  );
  return drawn.length === 0
    ? file
    : { ...file, traits: { ...file.traits, drawn: Object.fromEntries(drawn) } };
}

function packOf([name, pack]: [string, PackFile]) {
  const { $schema: _schema, kinds, words: _words, wordsInKind: _more, ...content } = pack;
  const file = new ReleasedFile(packFile(name), content);
  const entryIn = (kind: string): PackEntry => ({
    name: name as PackName,
    words: phrasesIn(pack, kind),
    file,
  });
  return { kinds: kinds as readonly string[], entryIn };
}

const tripEntries = (trips: ContentFiles['trips']): TripEntry[] =>
  Object.entries(trips)
    .toSorted(([, one], [, other]) => (one.turn ?? Infinity) - (other.turn ?? Infinity) || 0)
    .map(([name, { $schema: _schema, spellings = [], turn, ...content }]) => ({
      name: name as TripName,
      places: content.place === undefined ? [] : [content.place, ...spellings],
      hasTurn: turn !== undefined,
      file: new ReleasedFile(tripFile(name), content),
    }));

/** Kinds by name; each file contains the index of its packs and trips, which are files too. */
export function contentTree({
  kinds,
  packs,
  trips,
}: ContentFiles): Readonly<Record<string, Released<KindContent>>> {
  const packFiles = Object.entries(packs).map(packOf);
  const archetypes = archetypesOfKinds();
  function contentOf(name: string, file: KindFile): KindContent {
    const mechanics = archetypes[name] ? { archetype: archetypes[name] } : {};
    const { $schema: _schema, reading, ...own } = withDrawn(file);
    const family = familySamples(own.traits?.family);
    const things = reading?.things ? { things: reading.things } : {};
    if ('like' in own) {
      const base = kinds[own.like];
      if (!base || 'like' in base || 'journey' in base) throw new Error(`${name} is like no kind.`);
      const { traits: _traits, ...content } = contentOf(own.like, base);
      return { ...content, ...mechanics, ...own, family, ...things } as KindContent;
    }
    const index = packFiles
      .filter((pack) => pack.kinds.includes(name))
      .map(({ entryIn }) => entryIn(name));
    if ('journey' in own)
      return { ...own, ...mechanics, family, ...things, packs: index, trips: tripEntries(trips) };
    const ownWords = own.ownWords && singular(own.ownWords);
    return {
      ...own,
      ...mechanics,
      family,
      ...things,
      ...(ownWords ? { ownWords } : {}),
      packs: index,
    };
  }
  return Object.fromEntries(
    Object.entries(kinds).map(([name, file]) => [
      name,
      new ReleasedFile(kindFile(name), contentOf(name, file)),
    ]),
  );
}
