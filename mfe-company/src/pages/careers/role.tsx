import { Badge } from '@appling/shared/ui/badge';
import { ButtonAnchor } from '@appling/shared/ui/button';
import { useId } from 'react';
import type { JobPosition } from './careers.content';

interface RoleProps {
  position: JobPosition;
  words: { requirements: string; apply: string };
  /** The letter that applies for it. */
  href: string;
}

export function Role({ position, words, href }: RoleProps) {
  const headingId = useId();
  return (
    <article
      aria-labelledby={headingId}
      className="grid gap-x-18 gap-y-6 border-t border-line py-9 lg:grid-cols-[minmax(0,1fr)_1.25fr] lg:py-12"
    >
      <div>
        <h3 id={headingId} className="text-heading-1">
          {position.title}
        </h3>
        <p className="mt-4 flex flex-wrap gap-2">
          <Badge tone="strong">{position.type}</Badge>
          <Badge>{position.department}</Badge>
          <Badge>{position.location}</Badge>
        </p>
        <p className="mt-5 font-display text-heading-2">{position.salary}</p>
      </div>
      <div>
        <p className="max-w-[60ch]">{position.description}</p>
        <h4 className="mt-5 font-text text-label">{words.requirements}</h4>
        <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-ink-muted marker:text-leaf-deep">
          {position.requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
        <ButtonAnchor href={href} kind="strong" className="mt-7" aria-describedby={headingId}>
          {words.apply}
        </ButtonAnchor>
      </div>
    </article>
  );
}
