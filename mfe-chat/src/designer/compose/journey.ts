import type { Brief } from '../interpret/brief';
import { capital } from './context';
import { today } from './parts/days';
import { filled, type Say } from './words';

/** Where a journey goes, when, and its whole text in the form of `living`. */
export interface Journey {
  place: string;
  dates: string;
  /** The days of the month on which something happens. */
  days: readonly number[];
  text: string;
}

const may = 31;
const weekdays = ['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The journey to the place that the sentence names, else to one of a handful: stops, pictures and dates are its own. */
export function journeyFor(texts: string, { text, counts, name }: Brief, say: Say): Journey {
  const [first = '', ...more] = texts.split('\n@');
  const [layouts = '', names = '', noun = '', , facts = '', ...own] = first.split('\n');
  const [one, many, icon, ...scenes] = noun.split(',');
  const known = [`Lisbon||${scenes.join(',')}\n${own.join('\n')}`, ...more.slice(0, -1)];
  const other = more.at(-1) ?? '';
  const [, journeys = '', between = '', noPlaces = '', short = '', sights = ''] = other
    .slice(0, other.indexOf('\n'))
    .split('|');

  const lower = text.toLowerCase();
  const isCalled = (called: string) => called !== '' && lower.includes(called.toLowerCase());
  const called = (block: string) => {
    const [own = '', spelled = ''] = block.slice(0, block.indexOf('\n')).split('|');
    return [own, spelled, say(own)];
  };
  const said = known.find((block) => called(block).some(isCalled));
  const named = said === undefined ? placeIn(text, name?.value, journeys, between, noPlaces) : '';
  // By the letters of the text, so that a screen added later is of the same journey.
  const sum = Array.from(text).reduce((total, letter) => total + letter.charCodeAt(0), 2);
  const block = said ?? (named === '' ? (known[sum % known.length] ?? '') : other);
  const place = named || (called(block)[0] ?? '');

  const isShort = short.split(',').some((word) => lower.includes(word));
  const from = isShort ? 5 : 2;
  const nights = Math.min(28, Math.max(2, isShort ? 3 : (counts['days'] ?? 4)));
  const away = from + may - today.day;
  const [top = '', ...lines] = block.replaceAll('{}', place).split('\n');
  const shown = weekdays.slice(from - 2).slice(0, nights);
  const stops = lines.flatMap((line) => {
    const day = weekdays.findIndex((each) => line.includes(`|${each} `));
    const label = shown[day];
    if (day < 0) return [line];
    return label ? [line.replace(/\|\w{3} \d\|/, `|${label} ${from + day}|`)] : [];
  });
  const headline = isShort ? `A weekend in ${place}.` : `${place} in two weeks.`;
  return {
    place: named || say(place),
    days: shown.map((_, day) => from + day),
    dates: filled(say('{} to {} June'), from, from + nights - 1),
    text: [
      layouts,
      names,
      [one, many, icon, block === other ? sights : top.split('|')[2]].join(','),
      `${headline}|${away}|days until ${place}||${place}|${from} to ${from + nights - 1} June, four of us`,
      facts,
      ...stops,
    ].join('\n'),
  };
}

/** A name after “trip to” or before “trip”, in whatever case it was typed; after “in” alone it has a capital. */
function placeIn(
  text: string,
  name: string | undefined,
  journeys: string,
  between: string,
  noPlaces: string,
): string {
  const [trips, links, others] = [journeys, between, noPlaces].map(
    (list) => new Set(list.split(',')),
  );
  const tokens = text.slice(0, 400).split(/\s+/);
  const plain = tokens.map((token) => token.replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, ''));
  const isTrip = (at: number) => trips?.has(plain[at]?.toLowerCase() ?? '') === true;
  const isName = (at: number) => /^\p{Lu}\p{L}/u.test(plain[at] ?? '');
  const endsHere = (at: number) => /[^\p{L}\p{M}]$/u.test(tokens[at] ?? '');
  const isPlace = (at: number) => {
    const word = plain[at] ?? '';
    const isWord = /^[\p{L}\p{M}’'-]{3,}$/u.test(word);
    return isWord && !isTrip(at) && !others?.has(word.toLowerCase()) && word !== name;
  };
  /** The word and what belongs to it: “New York”. */
  const whole = (at: number) => {
    let to = at;
    while (to < at + 2 && !endsHere(to) && isName(to + 1) && isPlace(to + 1)) to += 1;
    return plain
      .slice(at, to + 1)
      .map(capital)
      .join(' ')
      .slice(0, 24);
  };
  const isAfter = (at: number) => links?.has(plain[at - 1]?.toLowerCase() ?? '') === true;
  const sure = tokens.findIndex((_, at) => isAfter(at) && isTrip(at - 2) && isPlace(at));
  const likely = tokens.findIndex((_, at) => isAfter(at) && isName(at) && isPlace(at));
  const before = tokens.findIndex((_, at) => isName(at) && isPlace(at) && isTrip(at + 1));
  const found = [sure, likely, before].find((at) => at >= 0);
  return found === undefined ? '' : whole(found);
}
