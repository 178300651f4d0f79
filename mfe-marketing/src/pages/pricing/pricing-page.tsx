import { Page } from '@appling/ui/page';
import { ComparisonTable } from './comparison-table';
import { PlanPots } from './plan-pots';
import { pricing } from './pricing.content';
import { PricingFaq } from './pricing-faq';

export default function PricingPage() {
  const [first, second] = pricing.heading;
  return (
    <Page
      className="pricing"
      heading={
        <>
          <span className="block">{first} </span>
          <span className="block">{second}</span>
        </>
      }
      lead={pricing.lead}
    >
      <PlanPots heading={pricing.plansHeading} plans={pricing.plans} popular={pricing.popular} />
      <ComparisonTable {...pricing.comparison} />
      <PricingFaq {...pricing.faq} />
    </Page>
  );
}
