import { Link } from '@appling/runtime/router';
import { PageSection } from '@appling/ui/page-section';
import { ArrowRight } from 'lucide-react';
import { RowList } from '../../sections/row-list';

interface DocumentationProps {
  heading: string;
  items: readonly { title: string; description: string; to: string }[];
}

export function Documentation({ heading, items }: DocumentationProps) {
  return (
    <PageSection heading={heading} size="title-3">
      <RowList className="[&>li]:py-0 lg:[&>li]:py-0">
        {items.map(({ title, description, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-8 gap-y-1 py-5 md:grid-cols-[16rem_1fr_auto]"
            >
              <h3 className="text-heading-2 underline-offset-4 group-hover:underline">{title}</h3>
              <p className="col-start-1 text-ink-muted md:col-start-2">{description}</p>
              <ArrowRight
                aria-hidden="true"
                className="col-start-2 row-span-2 row-start-1 size-6 text-leaf-deep transition-transform group-hover:translate-x-1 md:col-start-3"
              />
            </Link>
          </li>
        ))}
      </RowList>
    </PageSection>
  );
}
