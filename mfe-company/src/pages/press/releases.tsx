import { Badge } from '@appling/ui/badge';
import { PageSection } from '@appling/ui/page-section';
import { LongDate } from '../../sections/long-date';
import { Prose } from '../../sections/prose';
import { RowList } from '../../sections/row-list';
import type { PressRelease } from './press.content';

interface ReleasesProps {
  heading: string;
  items: readonly PressRelease[];
}

export function Releases({ heading, items }: ReleasesProps) {
  return (
    <PageSection heading={heading} size="title-3">
      <RowList>
        {items.map(({ title, date, excerpt, category, link }) => (
          <li key={title} className="grid gap-x-10 gap-y-4 md:grid-cols-[11rem_minmax(0,1fr)]">
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1.5 text-small text-ink-muted md:flex-col">
              <Badge>{category}</Badge>
              <LongDate date={date} />
            </p>
            <div>
              <h3 className="max-w-[26em] text-heading-1">{title}</h3>
              <p className="mt-3 max-w-[64ch] text-ink-muted">{excerpt}</p>
              {link && (
                <p className="mt-3 font-semibold">
                  <Prose text={`[${link.label}](${link.to})`} />
                </p>
              )}
            </div>
          </li>
        ))}
      </RowList>
    </PageSection>
  );
}
