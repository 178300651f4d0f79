export interface CaseStudy {
  /** Name of the app; selects the colors of its card. */
  app: string;
  title: string;
  description: string;
  category: string;
  features: readonly string[];
  metrics: Metrics;
  /** URL of a screenshot of the app, 390 × 844 px. */
  image: string;
  imageText: string;
  /** The prompt that generates this app. */
  idea: string;
}

export interface Metrics {
  users: string;
  /** Out of 5. */
  rating: string;
  responses: string;
}
