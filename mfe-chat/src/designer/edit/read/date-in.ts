import { plainly, wordsOf } from '../../interpret/words';

/** Weekdays, months and words such as “yesterday”, spelt by the calendar of the language. */
interface Calendar {
  months: ReadonlyMap<string, number>;
  weekdays: ReadonlyMap<string, number>;
  near: ReadonlyMap<string, number>;
  units: ReadonlyMap<string, number>;
}

const calendars = new Map<string, Calendar>();
const dayLength = 86_400_000;
const unitDays = { minute: 1 / 1440, hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 } as const;
/** A Monday. */
const monday = Date.UTC(2026, 0, 5);

export function calendarOf(language: string): Calendar {
  const known = calendars.get(language);
  if (known) return known;
  const named = (
    options: Intl.DateTimeFormatOptions,
    count: number,
    dateAt: (at: number) => number,
  ) =>
    Array.from({ length: count }, (_, at): [string, number] => {
      const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
      return [plainly(format.format(dateAt(at)).replace('.', '')), at];
    });
  const both = (key: 'month' | 'weekday', count: number, dateAt: (at: number) => number) =>
    new Map([
      ...named({ [key]: 'long' }, count, dateAt),
      ...named({ [key]: 'short' }, count, dateAt),
    ]);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const units = Object.entries(unitDays).flatMap(([unit, days]) =>
    [1, 2, 5].flatMap((count) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
        .formatToParts(count)
        .flatMap(({ type, value }): [string, number][] =>
          type === 'unit' ? [[plainly(value), days]] : [],
        ),
    ),
  );
  const made = {
    months: both('month', 12, (at) => Date.UTC(2026, at, 15)),
    weekdays: both('weekday', 7, (at) => monday + at * dayLength),
    near: new Map([-1, 0, 1].map((day) => [plainly(relative.format(day, 'day')), day])),
    units: new Map(units),
  };
  calendars.set(language, made);
  return made;
}

const clock = /(?<!\d)(\d{1,2})[:.h](\d{2})(?!\d)/u;

/** Returns a date in days, only comparable within a design; undefined without one. */
export function dateIn(text: string, language: string): number | undefined {
  const { months, weekdays, near, units } = calendarOf(language);
  const words = wordsOf(text);
  const first = <Value>(map: ReadonlyMap<string, Value>) =>
    words.flatMap(({ plain }) => map.get(plain) ?? [])[0];
  const time = clock.exec(text);
  const hours = time ? Number(time[1]) / 24 + Number(time[2]) / 1440 : 0;
  const month = first(months);
  const figure = words.map(({ plain }) => Number(plain)).find((each) => each > 0 && each < 32);
  if (month !== undefined) return month * 31 + (figure ?? 0) + hours - 200;
  const day = first(near) ?? first(weekdays);
  if (day !== undefined) return day + hours;
  const unit = first(units);
  if (unit !== undefined && figure !== undefined) return figure * unit;
  return time ? hours : undefined;
}
