import type { ButtonLook } from '@appling/ui/button';

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
