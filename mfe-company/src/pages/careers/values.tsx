import { PageSection } from '@appling/ui/page-section';
import type { CompanyValue } from './careers.content';

interface ValuesProps {
  heading: string;
  items: readonly CompanyValue[];
}

export function Values({ heading, items }: ValuesProps) {
  return (
    <PageSection heading={heading} size="title-3">
      <ol className="border-b border-line">
        {items.map(({ title, description }, index) => (
          <li
            key={title}
            className="grid items-baseline gap-x-2 gap-y-2 border-t border-line py-6 min-[20rem]:grid-cols-[3.5rem_minmax(0,1fr)] md:grid-cols-[6rem_20rem_minmax(0,1fr)] lg:grid-cols-[8rem_26rem_minmax(0,1fr)] lg:py-8"
          >
            <span aria-hidden="true" className="font-display text-title-4 text-leaf-deep">
              {index + 1}
            </span>
            <h3 className="text-heading-1">{title}</h3>
            <p className="max-w-[52ch] text-ink-muted min-[20rem]:col-start-2 md:col-start-3">
              {description}
            </p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
