import { Badge } from '@appling/ui/badge';
import { ButtonAnchor } from '@appling/ui/button';
import { PageSection } from '@appling/ui/page-section';
import { CalendarPlus } from 'lucide-react';
import { RowList } from '../../sections/row-list';
import type { CommunityEvent, EventFile } from './community.content';

interface EventsProps {
  heading: string;
  lead: string;
  register: string;
  /** Text after the number of attendees. */
  attendees: string;
  items: readonly CommunityEvent[];
  addressOf: Record<EventFile, string>;
}

export function Events({ heading, lead, register, attendees, items, addressOf }: EventsProps) {
  return (
    <PageSection id="events" heading={heading} lead={lead} size="title-3">
      <RowList>
        {items.map(({ title, date, time, type, attendees: count, place, calendar }) => (
          <li
            key={title}
            className="grid items-center gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[18rem_1fr_9rem_auto]"
          >
            <div>
              <h3 className="text-heading-1">{title}</h3>
              <p className="mt-2">
                <Badge>{type}</Badge>
              </p>
            </div>
            <p className="md:row-start-2 lg:row-start-auto">
              <span className="font-semibold">{date}</span>
              <span className="block text-ink-muted">
                {time}, {place}
              </span>
            </p>
            <p className="text-small text-ink-muted md:row-start-2 lg:row-start-auto">
              <span className="font-semibold text-ink">{count}</span> {attendees}
            </p>
            <ButtonAnchor
              href={addressOf[calendar.file]}
              download={calendar.file}
              kind="strong"
              className="justify-self-start"
              iconStart={<CalendarPlus aria-hidden="true" />}
              aria-label={`${register} for ${title}: calendar file`}
            >
              {register}
            </ButtonAnchor>
          </li>
        ))}
      </RowList>
    </PageSection>
  );
}
