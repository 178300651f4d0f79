import type { KnownOffers } from '../../content/app-language';
import { plainly, wordsOf } from '../interpret/words';
import type { ReadingWords } from './read/reading-words';
import type { Reading } from './reading';

/** An app for one place is about what the place offers. Other mechanics that the text names stay. */
export function withOffer(
  reading: Reading,
  offers: KnownOffers,
  { nouns, sets }: ReadingWords,
): Reading {
  const { brief, subjects, archetypes } = reading;
  const [place] = subjects;
  const [chosen] = archetypes;
  const offer = place?.known && offers[place.known.one];
  const thing = offer && nouns.get(plainly(offer.thing));
  if (!place || !thing) return reading;
  const isSeveral = place.one !== place.many && plainly(place.words) === plainly(place.many);
  const end = place.at + place.words.length;
  const isInPlace = (at: number) => at >= place.at && at < end;
  const isBare = wordsOf(brief.text).every(
    ({ at, plain }) =>
      isInPlace(at) ||
      [sets.closed, sets.articles, sets.appNouns, sets.generic].some((words) => words.has(plain)),
  );
  const isNamed = chosen !== undefined && chosen.at >= 0 && !isInPlace(chosen.at);
  const isOther = chosen?.value !== offer.archetype && (isNamed || !isBare);
  if (isSeveral || isOther) return reading;
  return {
    ...reading,
    place,
    archetypes: [
      { value: offer.archetype, words: place.words, at: place.at },
      ...archetypes.filter(({ value }) => value !== offer.archetype),
    ],
    subjects: [
      {
        ...place,
        value: thing.one,
        one: thing.one,
        many: thing.many,
        category: thing.category,
        known: thing,
      },
    ],
  };
}
