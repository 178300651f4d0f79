import { PageSection } from '@appling/ui/page-section';
import { Prose } from '../../sections/prose';
import { RowList } from '../../sections/row-list';
import type { Desk } from './contact.content';

interface DesksProps {
  heading: string;
  items: readonly Desk[];
}

export function Desks({ heading, items }: DesksProps) {
  return (
    <PageSection heading={heading} size="title-3">
      <RowList>
        {items.map(({ title, description, address, href }) => (
          <li
            key={title}
            className="grid items-baseline gap-x-6 gap-y-1 md:grid-cols-[12rem_1fr_auto]"
          >
            <h3 className="text-heading-2">{title}</h3>
            <p className="text-ink-muted">{description}</p>
            <p className="font-semibold">
              <Prose text={`[${address}](${href})`} />
            </p>
          </li>
        ))}
      </RowList>
    </PageSection>
  );
}
