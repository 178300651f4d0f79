import { PageSection } from '@appling/ui/page-section';
import type { Safeguard } from './security.content';

interface InfrastructureProps {
  heading: string;
  items: readonly Safeguard[];
}

export function Infrastructure({ heading, items }: InfrastructureProps) {
  return (
    <PageSection heading={heading} size="title-3">
      <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ figure, title, description }) => (
          <li key={title} className="border-t border-line pt-6 pb-10">
            <p className="font-display text-title-3 text-leaf-deep">{figure}</p>
            <h3 className="mt-4 text-heading-3">{title}</h3>
            <p className="mt-1.5 max-w-[40ch] text-ink-muted">{description}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
