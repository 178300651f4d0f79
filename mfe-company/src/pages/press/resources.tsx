import { Badge } from '@appling/ui/badge';
import { ButtonAnchor } from '@appling/ui/button';
import { PageSection } from '@appling/ui/page-section';
import { Download } from 'lucide-react';
import { RowList } from '../../sections/row-list';
import type { MediaResource, PressFile } from './press.content';

interface ResourcesProps {
  heading: string;
  lead: string;
  download: string;
  items: readonly MediaResource[];
  addressOf: Record<PressFile, string>;
}

export function Resources({ heading, lead, download, items, addressOf }: ResourcesProps) {
  return (
    <PageSection heading={heading} lead={lead} size="title-3">
      <RowList>
        {items.map(({ title, description, type, size, file }) => (
          <li
            key={file}
            className="grid items-center gap-x-8 gap-y-3 md:grid-cols-[minmax(0,1fr)_8rem_auto]"
          >
            <div>
              <h3 className="text-heading-2">{title}</h3>
              <p className="mt-1 max-w-[60ch] text-ink-muted">{description}</p>
            </div>
            <p className="flex items-center gap-3 text-small text-ink-muted">
              <Badge>{type}</Badge>
              {size}
            </p>
            <ButtonAnchor
              href={addressOf[file]}
              download={file}
              kind="outline"
              size="small"
              className="justify-self-start"
              iconStart={<Download aria-hidden="true" />}
              aria-label={`${download} ${title}, ${type}, ${size}`}
            >
              {download}
            </ButtonAnchor>
          </li>
        ))}
      </RowList>
    </PageSection>
  );
}
