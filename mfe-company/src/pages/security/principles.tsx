import { PageSection } from '@appling/ui/page-section';
import type { Measure } from './security.content';

interface PrinciplesProps {
  heading: string;
  items: readonly Measure[];
}

export function Principles({ heading, items }: PrinciplesProps) {
  return (
    <PageSection ground="sunken" heading={heading} size="title-3">
      <ul className="border-b border-line">
        {items.map(({ title, description }) => (
          <li
            key={title}
            className="grid items-baseline gap-x-24 gap-y-2 border-t border-line py-7 lg:grid-cols-2"
          >
            <h3 className="text-title-4">{title}</h3>
            <p className="max-w-[52ch] text-ink-muted">{description}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
