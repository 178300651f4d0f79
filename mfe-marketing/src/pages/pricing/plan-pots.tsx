import { useId } from 'react';
import type { PricingPlan } from './plan';
import { PlanPot } from './plan-pot';

interface PlanPotsProps {
  heading: string;
  plans: readonly PricingPlan[];
  popular: string;
}

export function PlanPots({ heading, plans, popular }: PlanPotsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="plans">
      <h2 id={headingId} className="sr-only">
        {heading}
      </h2>
      <ul className="page-column">
        {plans.map((plan) => (
          <li key={plan.name} data-plan={plan.name}>
            <PlanPot plan={plan} popular={popular} />
          </li>
        ))}
      </ul>
    </section>
  );
}
