import { VisuallyHidden } from '../../sections/visually-hidden';
import { daysUpTo, writeDate } from './calendar';
import { DayBars, type HistoryWords } from './day-bars';
import { SERVICE_STATES, type StateWords } from './service-state';
import { StateBadge } from './state-badge';
import type { Service } from './status.content';

interface ServiceListProps {
  words: HistoryWords & {
    heading: string;
    legend: string;
    uptime: string;
    responseTime: string;
    days: number;
    lastDay: string;
    hint: string;
    sample: string;
    list: readonly Service[];
  };
  stateWords: StateWords;
}

export function ServiceList({ words, stateWords }: ServiceListProps) {
  const days = daysUpTo(words.lastDay, words.days);
  return (
    <section aria-labelledby="services" className="mt-16">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-7">
        <h2 id="services" className="text-title-4">
          {words.heading}
        </h2>
        <ul aria-label={words.legend} className="flex flex-wrap gap-x-5 gap-y-1">
          {SERVICE_STATES.map((state) => (
            <li key={state} className="flex items-center gap-2 text-small text-ink-muted">
              <i className="day-key" data-state={state} />
              {stateWords[state]}
            </li>
          ))}
        </ul>
      </div>
      <ul>
        {words.list.map((service) => (
          <li key={service.name} className="service">
            <h3 className="text-heading-3">{service.name}</h3>
            <DayBars
              name={service.name}
              days={days}
              exceptions={service.exceptions}
              words={words}
              stateWords={stateWords}
            />
            <p className="service-uptime">
              <VisuallyHidden>{words.uptime} </VisuallyHidden>
              {service.uptime}
            </p>
            <p className="service-response">
              <VisuallyHidden>{words.responseTime} </VisuallyHidden>
              {service.responseTime}
            </p>
            <p className="service-state">
              <StateBadge status={service.status} words={stateWords} />
            </p>
          </li>
        ))}
      </ul>
      <div className="service-dates">
        <p>
          <span className="lg:hidden">{words.hint}</span>
          <time dateTime={days[0]} className="max-lg:hidden">
            {writeDate(days[0] ?? words.lastDay)}
          </time>
          <time dateTime={words.lastDay}>{writeDate(words.lastDay)}</time>
        </p>
        <p>{words.sample}</p>
      </div>
    </section>
  );
}
