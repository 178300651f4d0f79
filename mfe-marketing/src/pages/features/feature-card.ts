import type { LucideIcon } from 'lucide-react';

/** A feature as the specification names its fields. */
export interface FeatureCard {
  icon: LucideIcon;
  title: string;
  description: string;
}
