import type { JourneyKindContent, TripEntry } from '../../content/source';
import type { Finding, Trip } from './brief';

type Words = JourneyKindContent['journey']['words'];

/** Returns the trip to the place in the text, else one chosen by its letters; `name` is the app's, not a place. */
export function readTrip(
  text: string,
  { trips, journey }: JourneyKindContent,
  name: string | undefined,
  say: (key: string) => string,
): Trip {
  const lower = text.toLowerCase();
  const isWeekend = journey.words.weekend.some((word) => lower.includes(word));
  const ownPlace = ({ places: [place = ''] }: TripEntry) => place;
  for (const trip of trips) {
    const value = ownPlace(trip);
    for (const spelling of [...trip.places, say(value)]) {
      const at = spelling === '' ? -1 : lower.indexOf(spelling.toLowerCase());
      const words = text.slice(at, at + spelling.length);
      if (at >= 0) return { name: trip.name, isWeekend, place: { value, words, at } };
    }
  }
  const place = placeIn(text, name, journey.words);
  if (place) return { name: journey.anyPlace, isWeekend, place };
  // Depends on the text alone, so screens added later show the same journey.
  const sum = Array.from(text).reduce((total, letter) => total + letter.charCodeAt(0), 2);
  const inTurn = trips.filter(({ hasTurn }) => hasTurn);
  const entry = inTurn[sum % inTurn.length];
  if (!entry) throw new Error('No trip has a turn.');
  return { name: entry.name, isWeekend, place: { value: ownPlace(entry), words: '', at: -1 } };
}

/** Finds a name after “trip to” or before “trip” in any case; after “in” only if capitalised. */
function placeIn(
  text: string,
  name: string | undefined,
  words: Words,
): Finding<string> | undefined {
  const tokens = text.slice(0, 400).split(/\s+/);
  const plain = tokens.map((token) => token.replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, ''));
  const has = (list: readonly string[], at: number) =>
    list.includes(plain[at]?.toLowerCase() ?? '');
  const isJourney = (at: number) => has(words.journey, at);
  const isName = (at: number) => /^\p{Lu}\p{L}/u.test(plain[at] ?? '');
  const endsHere = (at: number) => /[^\p{L}\p{M}]$/u.test(tokens[at] ?? '');
  const isPlace = (at: number) => {
    const word = plain[at] ?? '';
    const isWord = /^[\p{L}\p{M}’'-]{3,}$/u.test(word);
    return isWord && !isJourney(at) && !has(words.noPlace, at) && word !== name;
  };
  const whole = (at: number) => {
    let to = at;
    while (to < at + 2 && !endsHere(to) && isName(to + 1) && isPlace(to + 1)) to += 1;
    return plain
      .slice(at, to + 1)
      .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
      .join(' ')
      .slice(0, 24);
  };
  const isAfter = (at: number) => has(words.before, at - 1);
  const sure = tokens.findIndex((_, at) => isAfter(at) && isJourney(at - 2) && isPlace(at));
  const likely = tokens.findIndex((_, at) => isAfter(at) && isName(at) && isPlace(at));
  const before = tokens.findIndex((_, at) => isName(at) && isPlace(at) && isJourney(at + 1));
  const found = [sure, likely, before].find((at) => at >= 0);
  if (found === undefined) return undefined;
  const value = whole(found);
  const word = plain[found] ?? '';
  return { value, words: word, at: text.indexOf(word) };
}
