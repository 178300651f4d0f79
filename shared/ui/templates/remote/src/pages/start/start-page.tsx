import { ButtonLink } from '@appling/ui/button';
import { Page } from '@appling/ui/page';
import { PageSection } from '@appling/ui/page-section';
import { content } from './start.content';

export default function StartPage() {
  const { heading, lead, next } = content;
  return (
    <Page heading={heading} lead={lead}>
      <PageSection heading={next.heading} size="title-3">
        <p className="max-w-[60ch] text-lead text-ink-muted">{next.text}</p>
        <p className="mt-8">
          <ButtonLink to={next.link.to}>{next.link.label}</ButtonLink>
        </p>
      </PageSection>
    </Page>
  );
}
