import { Badge } from '@appling/ui/badge';
import { Card } from '@appling/ui/card';
import { PageSection } from '@appling/ui/page-section';
import { Star } from 'lucide-react';
import { useId } from 'react';
import type { CommunityProject } from './community.content';
import { projectPictures } from './project-pictures';

interface ProjectsProps {
  heading: string;
  /** Text after the number of stars, for screen readers. */
  stars: string;
  items: readonly CommunityProject[];
}

export function Projects({ heading, stars, items }: ProjectsProps) {
  return (
    <PageSection id="projects" ground="sunken" heading={heading} size="title-3">
      <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-12">
        {items.map((project) => (
          <Project key={project.title} project={project} stars={stars} />
        ))}
      </div>
    </PageSection>
  );
}

function Project({ project, stars }: { project: CommunityProject; stars: string }) {
  const headingId = useId();
  const Picture = projectPictures[project.picture];
  return (
    <Card
      as="article"
      aria-labelledby={headingId}
      className="flex flex-col overflow-clip p-0 md:p-0 lg:col-span-5 lg:[&:nth-child(4n+1),&:nth-child(4n)]:col-span-7"
    >
      <Picture className="h-52 w-full lg:h-64" />
      <div className="flex flex-1 flex-col p-[min(1.5rem,6vw)] lg:p-8">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-ink-muted">
          <Badge>{project.category}</Badge>
          <span className="flex items-center gap-1 font-semibold whitespace-nowrap text-ink">
            <Star aria-hidden="true" className="size-4 fill-sun stroke-sun" />
            {project.stars} <span className="sr-only">{stars}</span>
          </span>
        </p>
        <h3 id={headingId} className="mt-4 text-heading-1">
          {project.title}
        </h3>
        <p className="mt-1 text-small text-ink-muted">by {project.author}</p>
        <p className="mt-4 mb-6 max-w-[46ch]">{project.description}</p>
        <ul className="mt-auto flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-4 text-small text-ink-muted">
          {project.tech.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
