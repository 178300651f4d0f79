import { Button } from '@appling/ui/button';
import { Page } from '@appling/ui/page';
import { PageSection } from '@appling/ui/page-section';
import { ArrowDown } from 'lucide-react';
import { Prose } from '../../sections/prose';
import { Browsers } from './browsers';
import { Categories, focusSwitches } from './categories';
import { CookiesPicture } from './cookies-picture';
import { cookies } from './cookies.content';
import { ThirdParties } from './third-parties';

export default function CookiesPage() {
  const { what } = cookies;
  return (
    <Page
      heading={cookies.heading}
      lead={cookies.lead}
      picture={<CookiesPicture />}
      className="company-legal"
      extra={
        <>
          <Button size="large" iconEnd={<ArrowDown aria-hidden="true" />} onClick={focusSwitches}>
            {cookies.manage}
          </Button>
          <p className="text-small text-ink-muted">{cookies.updated}</p>
        </>
      }
    >
      <PageSection heading={what.heading} size="title-3">
        <div className="grid gap-x-24 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid max-w-[68ch] gap-4">
            {what.paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <Prose text={paragraph} />
              </p>
            ))}
          </div>
          <p className="self-start border-l-4 border-leaf pl-6 lg:pl-10">
            <span className="block font-display text-display">{what.count.value}</span>
            <span className="mt-3 block text-label">{what.count.label}</span>
          </p>
        </div>
      </PageSection>
      <Categories {...cookies.categories} />
      <ThirdParties {...cookies.thirdParties} />
      <Browsers {...cookies.browsers} />
    </Page>
  );
}
