interface CalendarNames {
  months: readonly string[];
  /** From Monday. */
  weekdays: readonly string[];
  /** Short names for column headings. */
  letters: readonly string[];
}

const known = new Map<string, CalendarNames>();

function namesFrom(language: string): CalendarNames {
  const naming = (options: Intl.DateTimeFormatOptions) => {
    const { format } = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return (month: number, day: number) => format(Date.UTC(2024, month, day));
  };
  const upper = (text: string) => text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
  // 1 January 2024 was a Monday.
  const week = [1, 2, 3, 4, 5, 6, 7];
  // Formatters are slow to create, so there is one for each form.
  const monthOf = naming({ month: 'long' });
  const weekdayOf = naming({ weekday: 'long' });
  const letterOf = naming({ weekday: 'narrow' });
  return {
    months: Array.from({ length: 12 }, (_, month) => upper(monthOf(month, 1))),
    weekdays: week.map((day) => upper(weekdayOf(0, day))),
    letters: week.map((day) => letterOf(0, day)),
  };
}

export function calendarNames(language: string): CalendarNames {
  const names = known.get(language) ?? namesFrom(language);
  known.set(language, names);
  return names;
}
