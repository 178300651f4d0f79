export interface CaseStudy {
  /** Name of the app; selects the colors of its card. */
  app: string;
  title: string;
  description: string;
  category: string;
  features: readonly string[];
  metrics: Metrics;
  /** Address of a screen of the app, 390 × 844 px. */
  image: string;
  imageText: string;
  /** The sentence from which the engine makes this app. */
  idea: string;
}

export interface Metrics {
  users: string;
  /** Out of 5. */
  rating: string;
  responses: string;
}
