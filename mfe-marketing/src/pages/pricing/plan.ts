import type { ButtonLook } from '@appling/ui/button';

/** A plan, and where its button leads. */
export interface PricingPlan {
  name: 'Free' | 'Pro' | 'Team';
  price: string;
  period: string;
  description: string;
  features: readonly string[];
  buttonText: string;
  buttonVariant: NonNullable<ButtonLook['kind']>;
  popular: boolean;
  to: string;
}
