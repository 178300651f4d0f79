import type { AppLanguage } from '../../content/app-language';
import type { ContentSource } from '../../content/source';
import { plainly, wordsOf } from '../interpret/words';
import { wordsFor } from './read/reading-words';
import type { Reading } from './reading';

const places: ReadonlySet<string | undefined> = new Set(['venues', 'public-places', 'workplaces']);

/** An app for one place is about what the place offers. Other mechanics that the text names stay. */
export async function withOffer(
  reading: Reading,
  app: AppLanguage,
  content: ContentSource,
): Promise<Reading> {
  const { screens, listed } = reading;
  if (!places.has(reading.subjects[0]?.category) || screens.length > 1 || listed) return reading;
  const offers = await content.offers(app);
  const { nouns, sets } = wordsFor(app);
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
  const named = place.one.replaceAll(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
  return {
    ...reading,
    brief: { ...brief, name: brief.name ?? { value: named, words: '', at: -1 } },
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
