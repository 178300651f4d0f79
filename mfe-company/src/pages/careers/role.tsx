import { Badge } from '@appling/ui/badge';
import { ButtonAnchor } from '@appling/ui/button';
import { useId } from 'react';
import type { JobPosition } from './careers.content';

interface RoleProps {
  position: JobPosition;
  words: { salaryRange: string; requirements: string; apply: string };
  href: string;
}

/** A position in one row; on phones the pay comes second. */
export function Role({ position, words, href }: RoleProps) {
  const headingId = useId();
  return (
    <article
      aria-labelledby={headingId}
      className="grid gap-x-16 gap-y-6 border-t border-line py-9 md:grid-cols-[minmax(0,1fr)_1.25fr] md:grid-rows-[auto_auto_1fr] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)_15rem] lg:grid-rows-[auto_1fr] lg:py-12"
    >
      <div className="lg:row-span-2">
        <h3 id={headingId} className="text-heading-1">
          {position.title}
        </h3>
        <p className="mt-3 text-ink-muted">
          {position.department}, {position.location}
        </p>
        <p className="mt-4">
          <Badge className="bg-surface">{position.type}</Badge>
        </p>
      </div>
      <p className="lg:col-start-3 lg:row-start-1">
        <span className="block text-small text-ink-muted">{words.salaryRange}</span>
        <span className="mt-1 block font-display text-heading-2">{position.salaryRange}</span>
      </p>
      <div className="md:col-start-2 md:row-span-3 md:row-start-1 lg:row-span-2">
        <p className="max-w-[60ch]">{position.description}</p>
        <h4 className="mt-5 font-text text-label">{words.requirements}</h4>
        <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-ink-muted marker:text-leaf-deep">
          {position.requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
      </div>
      <ButtonAnchor
        href={href}
        kind="strong"
        className="self-start justify-self-start lg:col-start-3 lg:row-start-2"
        aria-describedby={headingId}
      >
        {words.apply}
      </ButtonAnchor>
    </article>
  );
}
