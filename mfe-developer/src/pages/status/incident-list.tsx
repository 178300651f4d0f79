import { Badge, type BadgeTone } from '@appling/ui/badge';
import { VisuallyHidden } from '../../sections/visually-hidden';
import { Check } from 'lucide-react';
import { writeDate } from './calendar';
import type { Incident } from './status.content';

interface IncidentListProps {
  words: {
    heading: string;
    impact: string;
    zone: string;
    statuses: Record<Incident['status'], string>;
    list: readonly Incident[];
  };
}

const tones: Record<Incident['impact'], BadgeTone> = {
  Low: 'maintenance',
  Medium: 'degraded',
  High: 'outage',
};

export function IncidentList({ words }: IncidentListProps) {
  return (
    <section aria-labelledby="incidents">
      <h2 id="incidents" className="mb-6 text-title-4">
        {words.heading}
      </h2>
      <ul>
        {words.list.map(({ title, status, date, time, impact, description }) => (
          <li key={title} className="incident">
            <p className="text-small text-ink-muted">
              <time dateTime={`${date}T${time}Z`}>
                {writeDate(date)}{' '}
                <span className="md:block">
                  {time} {words.zone}
                </span>
              </time>
            </p>
            <div>
              <div className="flex items-start justify-between gap-x-4 gap-y-2 max-[18rem]:flex-col-reverse">
                <h3 className="text-heading-3">{title}</h3>
                <Badge tone={tones[impact]} className="-mt-0.5">
                  <VisuallyHidden>{words.impact} </VisuallyHidden>
                  {impact}
                </Badge>
              </div>
              <p className="mt-1 text-ink-muted">{description}</p>
              <p className="mt-2 flex items-center gap-2 text-small font-semibold text-leaf-deep">
                <Check aria-hidden="true" className="size-4" />
                {words.statuses[status]}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
