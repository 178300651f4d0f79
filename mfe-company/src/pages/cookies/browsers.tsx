import { PageSection } from '@appling/ui/page-section';
import type { cookies } from './cookies.content';

export function Browsers({ heading, lead, items, optOut }: (typeof cookies)['browsers']) {
  return (
    <PageSection heading={heading} lead={lead} size="title-3">
      <div className="grid gap-x-24 gap-y-12 lg:grid-cols-[1.4fr_minmax(0,1fr)]">
        <dl className="border-b border-line">
          {items.map(({ name, path }) => (
            <div
              key={name}
              className="grid gap-x-6 gap-y-1 border-t border-line py-5 sm:grid-cols-[13rem_minmax(0,1fr)]"
            >
              <dt className="font-semibold">{name}</dt>
              <dd className="text-ink-muted">{path}</dd>
            </div>
          ))}
        </dl>
        <div>
          <h3 className="text-heading-1">{optOut.heading}</h3>
          <div className="mt-4 grid max-w-[60ch] gap-4">
            {optOut.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </PageSection>
  );
}
