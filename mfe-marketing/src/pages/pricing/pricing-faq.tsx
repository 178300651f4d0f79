import { Link } from '@appling/runtime/router';
import { Accordion, type AccordionItem } from '@appling/ui/accordion';
import { PageSection } from '@appling/ui/page-section';

interface PricingFaqProps {
  heading: string;
  items: readonly AccordionItem[];
  more: { before: string; link: string; to: string };
}

export function PricingFaq({ heading, items, more }: PricingFaqProps) {
  return (
    <PageSection heading={heading} size="title-3" className="pricing-faq">
      <Accordion items={items} firstOpen />
      <p>
        {more.before} <Link to={more.to}>{more.link}</Link>.
      </p>
    </PageSection>
  );
}
