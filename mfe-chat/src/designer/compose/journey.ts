import type { JourneyKindContent, TripContent } from '../../content/source';
import type { Brief } from '../interpret/brief';
import type { Records } from './content/domain';
import { today } from './parts/days';
import { filled, type Say } from './words';

export interface Journey {
  place: string;
  dates: string;
  days: readonly number[];
  records: Records;
}

const may = 31;
const weekdays = ['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** For a weekend, or the number of days in the sentence, with dates. */
export function journeyFor(
  { names, one, many, icon, facts, journey }: JourneyKindContent,
  { place, content }: { place: string; content: TripContent },
  { trip, counts }: Pick<Brief, 'trip' | 'counts'>,
  say: Say,
): Journey {
  const isShort = trip?.isWeekend === true;
  const from = isShort ? 5 : 2;
  const nights = Math.min(28, Math.max(2, isShort ? 3 : (counts['days'] ?? 4)));
  const shown = weekdays.slice(from - 2).slice(0, nights);
  const slots = { place, from, to: from + nights - 1 };
  const written = (line: string) =>
    line.replaceAll(/\{(place|from|to)\}/g, (_, slot: keyof typeof slots) => `${slots[slot]}`);
  const stops = content.records.flatMap(({ day, ...stop }) => {
    const label = shown[day - 1];
    if (!label) return [];
    const [title, note] = [written(stop.title), written(stop.note)];
    return [{ ...stop, title, note, group: `${label} ${from + day - 1}` }];
  });
  return {
    place: content.place === undefined ? place : say(place),
    days: shown.map((_, day) => from + day),
    dates: filled(say('{} to {} June'), from, slots.to),
    records: {
      names,
      one,
      many,
      icon,
      pictures: content.pictures,
      headline: written(isShort ? journey.weekendHeadline : journey.headline),
      figure: { value: String(from + may - today.day), caption: written(journey.caption) },
      next: { title: place, note: written(journey.note) },
      facts,
      records: stops,
      tasks: content.tasks,
    },
  };
}
