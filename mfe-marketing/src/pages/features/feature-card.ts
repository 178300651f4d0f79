import type { LucideIcon } from 'lucide-react';

/** A feature of the page. */
export interface FeatureCard {
  icon: LucideIcon;
  title: string;
  description: string;
}
