import { PageSection } from '@appling/shared/ui/page-section';
import type { Measure } from './security.content';

interface InfrastructureProps {
  heading: string;
  items: readonly Measure[];
}

export function Infrastructure({ heading, items }: InfrastructureProps) {
  return (
    <PageSection heading={heading} size="title-3">
      <ul className="grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ title, description }) => (
          <li key={title} className="border-t border-line pt-5 pb-9">
            <h3 className="text-heading-2">{title}</h3>
            <p className="mt-2 max-w-[42ch] text-ink-muted">{description}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
