import { Badge } from '@appling/ui/badge';
import { Card } from '@appling/ui/card';
import { PageSection } from '@appling/ui/page-section';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { Tutorial } from './help.content';

interface TutorialsProps {
  heading: string;
  lead: string;
  read: string;
  items: readonly Tutorial[];
}

export function Tutorials({ heading, lead, read, items }: TutorialsProps) {
  return (
    <PageSection ground="sunken" heading={heading} lead={lead} size="title-3">
      <div className="grid items-start gap-6 md:grid-cols-2">
        {items.map((tutorial) => (
          <Lesson key={tutorial.id} tutorial={tutorial} read={read} />
        ))}
      </div>
    </PageSection>
  );
}

function Lesson({ tutorial, read }: { tutorial: Tutorial; read: string }) {
  const headingId = useId();
  const { id, title, duration, difficulty, description, steps } = tutorial;
  return (
    <Card as="article" id={id} aria-labelledby={headingId}>
      <p className="flex items-center gap-3 text-small text-ink-muted">
        <Badge>{difficulty}</Badge>
        {duration}
      </p>
      <h3 id={headingId} className="mt-4 pr-12 text-heading-1">
        {title}
      </h3>
      <p className="mt-3 text-ink-muted">{description}</p>
      <details className="group mt-5 border-t border-line">
        <summary className="flex min-h-11 items-center pt-3 font-semibold text-leaf-deep underline-offset-4 hover:underline">
          {read}
          <span className="sr-only">: {title}</span>
          <ChevronDown
            aria-hidden="true"
            className="ml-1.5 size-5 transition-transform group-open:rotate-180"
          />
        </summary>
        <ol className="mt-2 grid list-decimal gap-2 pl-5 marker:font-semibold marker:text-leaf-deep">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
    </Card>
  );
}
