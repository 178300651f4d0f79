import { ButtonAnchor, ButtonLink } from '@appling/ui/button';
import { Link } from '@appling/runtime/router';
import { PageSection } from '@appling/ui/page-section';
import { ArrowRight, Mail, MessageCircle } from 'lucide-react';
import { Breakable } from '../../sections/breakable';
import type { help } from './help.content';

interface PeopleProps {
  heading: string;
  items: (typeof help)['people']['items'];
  community: (typeof help)['community'];
}

export function People({ heading, items, community }: PeopleProps) {
  return (
    <PageSection ground="leaf" heading={heading} size="title-3">
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_1fr_1.1fr]">
        {items.map(({ id, title, description, action }) => (
          <div key={id} className="flex flex-col items-start border-t-2 border-on-leaf pt-4">
            <h3 className="text-heading-1">{title}</h3>
            <p className="mt-3 mb-6 max-w-[40ch]">{description}</p>
            {action.href.startsWith('/') ? (
              <ButtonLink
                to={action.href}
                className="mt-auto"
                iconStart={<MessageCircle aria-hidden="true" />}
              >
                {action.label}
              </ButtonLink>
            ) : (
              <ButtonAnchor
                href={action.href}
                kind="outline"
                className="mt-auto"
                iconStart={<Mail aria-hidden="true" />}
              >
                <Breakable address={action.label} />
              </ButtonAnchor>
            )}
          </div>
        ))}
        <div className="border-t-2 border-on-leaf pt-4">
          <h3 className="text-heading-1">{community.heading}</h3>
          <ul className="mt-3">
            {community.links.map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="flex min-h-11 items-center justify-between gap-3 font-semibold underline-offset-4 hover:underline"
                >
                  {label}
                  <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </PageSection>
  );
}
