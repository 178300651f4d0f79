import { PageSection } from '@appling/ui/page-section';
import type { Benefit } from './careers.content';

interface BenefitsProps {
  heading: string;
  items: readonly Benefit[];
}

export function Benefits({ heading, items }: BenefitsProps) {
  return (
    <PageSection heading={heading} size="title-3">
      <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ figure, title, description }) => (
          <li key={title} className="border-t border-line pt-6 pb-10">
            <p className="font-display text-title-2 tracking-[-0.05em]">{figure}</p>
            <h3 className="mt-4 text-heading-3">{title}</h3>
            <p className="mt-1.5 max-w-[38ch] text-ink-muted">{description}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
