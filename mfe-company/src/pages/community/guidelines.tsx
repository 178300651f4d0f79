import { PageSection } from '@appling/ui/page-section';

interface GuidelinesProps {
  heading: string;
  items: readonly { title: string; description: string }[];
}

export function Guidelines({ heading, items }: GuidelinesProps) {
  return (
    <PageSection id="guidelines" ground="leaf" heading={heading} size="title-3">
      <ol className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ title, description }) => (
          <li key={title} className="border-t-2 border-on-leaf pt-4">
            <h3 className="text-heading-2">{title}</h3>
            <p className="mt-2">{description}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
