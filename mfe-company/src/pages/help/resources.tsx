import { Link } from '@appling/runtime/router';
import { PageSection } from '@appling/ui/page-section';
import { ArrowRight } from 'lucide-react';
import type { HelpResource } from './help.content';

interface ResourcesProps {
  heading: string;
  items: readonly HelpResource[];
}

export function Resources({ heading, items }: ResourcesProps) {
  return (
    <PageSection heading={heading} size="title-3">
      <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ id, title, description, to }) => (
          <li key={id} id={id}>
            <Link
              to={to}
              className="group flex h-full flex-col border-t-4 border-line pt-4 pb-8 transition-colors hover:border-leaf"
            >
              <h3 className="text-heading-2">{title}</h3>
              <p className="mt-2 mb-4 text-ink-muted">{description}</p>
              <ArrowRight
                aria-hidden="true"
                className="mt-auto size-6 text-leaf-deep transition-transform group-hover:translate-x-1"
              />
            </Link>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
