import { Avatar } from '@appling/ui/avatar';
import { PageSection } from '@appling/ui/page-section';
import type { Person } from './about.content';

interface TeamProps {
  heading: string;
  lead: string;
  people: readonly Person[];
}

const tones = ['sun', 'leaf', 'blossom', 'leaf-sun', 'sun-blossom', 'sun'] as const;

export function Team({ heading, lead, people }: TeamProps) {
  return (
    <PageSection heading={heading} lead={lead} size="title-3">
      <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {people.map(({ name, role, about }, index) => (
          <li key={name} className="flex flex-wrap gap-x-4 gap-y-3 border-t border-line py-6">
            <Avatar name={name} tone={tones[index]} size="large" />
            <div className="flex-[1_1_10rem]">
              <h3 className="text-heading-3">{name}</h3>
              <p className="text-small text-ink-muted">{role}</p>
              <p className="mt-2">{about}</p>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
