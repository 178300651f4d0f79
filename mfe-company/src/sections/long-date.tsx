const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a date the same way in every time zone. */
export function LongDate({ date }: { date: string }) {
  return (
    <time dateTime={date} className="sm:whitespace-nowrap">
      {longDate.format(new Date(date))}
    </time>
  );
}
