import { ButtonLink } from '@appling/ui/button';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { PricingPlan } from './plan';
import { PlanPlant } from './plan-plant';

export function PlanPot({ plan, popular }: { plan: PricingPlan; popular: string }) {
  const nameId = useId();
  return (
    <>
      <PlanPlant plan={plan.name} />
      <article
        aria-labelledby={nameId}
        className="pot"
        data-popular={plan.popular || undefined}
        data-ground={plan.popular ? 'leaf' : undefined}
      >
        <div className="pot-name">
          <h3 id={nameId} className="text-heading-1">
            {plan.name}
          </h3>
          {plan.popular && <p className="pot-popular">{popular}</p>}
        </div>
        <p className="pot-description">{plan.description}</p>
        <p className="pot-price">
          <span className="pot-figure">{plan.price}</span> <span>{plan.period}</span>
        </p>
        <ButtonLink
          to={plan.to}
          kind={plan.buttonVariant}
          size={plan.popular ? 'large' : 'medium'}
          className="w-full"
        >
          {plan.buttonText}
        </ButtonLink>
        <ul className="pot-features">
          {plan.features.map((feature) => (
            <li key={feature}>
              <Check aria-hidden="true" />
              {feature}
            </li>
          ))}
        </ul>
      </article>
    </>
  );
}
