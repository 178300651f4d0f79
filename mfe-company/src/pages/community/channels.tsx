import { Leaf } from '@appling/ui/leaf';
import { PageSection } from '@appling/ui/page-section';
import { RowList } from '../../sections/row-list';
import type { CommunityChannel } from './community.content';

interface ChannelsProps {
  heading: string;
  lead: string;
  /** Text after the number of members. */
  members: string;
  items: readonly CommunityChannel[];
}

/** Leaves out of three. */
const leaves: Record<CommunityChannel['activity'], number> = {
  'Very active': 3,
  Active: 2,
  Quiet: 1,
};

export function Channels({ heading, lead, members, items }: ChannelsProps) {
  return (
    <PageSection id="channels" heading={heading} lead={lead} size="title-3">
      <RowList>
        {items.map(({ name, description, members: count, activity }) => (
          <li
            key={name}
            className="grid items-baseline gap-x-8 gap-y-2 md:grid-cols-[12rem_1fr_11rem] lg:grid-cols-[14rem_1fr_9rem_10rem]"
          >
            <h3 className="text-heading-2">{name}</h3>
            <p className="max-w-[56ch] text-ink-muted md:row-span-2 lg:row-auto">{description}</p>
            <p>
              <span className="font-display text-heading-2">{count}</span>{' '}
              <span className="text-small text-ink-muted">{members}</span>
            </p>
            <p className="flex items-center gap-3 text-label md:col-start-3 lg:col-start-auto">
              <Liveliness level={leaves[activity]} />
              {activity}
            </p>
          </li>
        ))}
      </RowList>
    </PageSection>
  );
}

/** Decorative: the text beside it says the same. */
function Liveliness({ level }: { level: number }) {
  return (
    <svg className="h-5 w-13 flex-none" viewBox="0 0 62 24" aria-hidden="true">
      {[0, 1, 2].map((leaf) => (
        <Leaf
          key={leaf}
          base={[3 + leaf * 20, 23]}
          tip={[17 + leaf * 20, 1]}
          width={0.46}
          bend={0.06}
          veins={0}
          fill={leaf < level ? 'fill-leaf-deep' : 'fill-line'}
          ground="fill-none"
        />
      ))}
    </svg>
  );
}
