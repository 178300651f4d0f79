import { ScrollBox } from '../../sections/scroll-box';
import { writeDate } from './calendar';
import { type StateWords, serviceState } from './service-state';
import type { Service } from './status.content';

/** Text that describes the bars. */
export interface HistoryWords {
  historyOf: string;
  calm: string;
  otherwise: string;
}

interface DayBarsProps {
  name: string;
  /** ISO dates, oldest first. */
  days: readonly string[];
  exceptions: Service['exceptions'];
  words: HistoryWords;
  stateWords: StateWords;
}

/** One bar per day, newest on the right; a day with an incident is shorter and has a note. */
export function DayBars({ name, days, exceptions, words, stateWords }: DayBarsProps) {
  const told = days.flatMap((day) => {
    const exception = exceptions[day];
    if (!exception) return [];
    const state = serviceState(exception.status);
    return [{ day, state, text: `${writeDate(day)}: ${stateWords[state]}, ${exception.note}` }];
  });
  const byDay = new Map(told.map((entry) => [entry.day, entry]));
  const sentence =
    told.length === 0
      ? words.calm
      : `${words.otherwise} ${told.map(({ text }) => text).join('; ')}.`;
  const newest = writeDate(days.at(-1) ?? '');
  return (
    <ScrollBox label={`${name}, ${words.historyOf} ${newest}: ${sentence}`} className="day-bars">
      <div aria-hidden="true">
        {days.map((day) => (
          <i key={day} data-state={byDay.get(day)?.state} title={byDay.get(day)?.text} />
        ))}
      </div>
    </ScrollBox>
  );
}
