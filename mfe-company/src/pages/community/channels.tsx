import { Badge, type BadgeTone } from '@appling/shared/ui/badge';
import { PageSection } from '@appling/shared/ui/page-section';
import { RowList } from '../../sections/row-list';
import type { CommunityChannel } from './community.content';

interface ChannelsProps {
  heading: string;
  lead: string;
  /** What the number of members is followed by. */
  members: string;
  items: readonly CommunityChannel[];
}

const tones: Record<CommunityChannel['activity'], BadgeTone> = {
  'Very active': 'stable',
  Active: 'positive',
  Quiet: 'neutral',
};

export function Channels({ heading, lead, members, items }: ChannelsProps) {
  return (
    <PageSection id="channels" heading={heading} lead={lead} size="title-3">
      <RowList>
        {items.map(({ name, description, members: count, activity }) => (
          <li
            key={name}
            className="grid items-baseline gap-x-8 gap-y-2 md:grid-cols-[14rem_1fr_9rem_7rem]"
          >
            <h3 className="text-heading-2">{name}</h3>
            <p className="max-w-[56ch] text-ink-muted">{description}</p>
            <p>
              <span className="font-display text-heading-2">{count}</span>{' '}
              <span className="text-small text-ink-muted">{members}</span>
            </p>
            <p className="md:text-right">
              <Badge tone={tones[activity]}>{activity}</Badge>
            </p>
          </li>
        ))}
      </RowList>
    </PageSection>
  );
}
