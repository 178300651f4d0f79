/** A success story as the specification names its fields, and the words that belong to its numbers. */
export interface CaseStudy {
  /** Name of the app: it picks the colours of the card. */
  app: string;
  title: string;
  description: string;
  category: string;
  features: readonly string[];
  metrics: Metrics;
  /** What each number counts; the third one is this app's own kind of response. */
  metricLabels: Metrics;
  /** Address of a screen of the app, 390 × 844 px. */
  image: string;
  imageText: string;
  /** The sentence that the engine makes this app of. */
  idea: string;
}

interface Metrics {
  users: string;
  rating: string;
  responses: string;
}
