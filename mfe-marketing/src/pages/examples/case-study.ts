/** A success story; fields as in the specification, section 3. */
export interface CaseStudy {
  /** Name of the app: it picks the colours of the card. */
  app: string;
  title: string;
  description: string;
  category: string;
  features: readonly string[];
  metrics: Metrics;
  /** Address of a screen of the app, 390 × 844 px. */
  image: string;
  imageText: string;
  /** The sentence that the engine makes this app of. */
  idea: string;
}

export interface Metrics {
  users: string;
  /** Out of 5. */
  rating: string;
  /** How many people rated it. */
  responses: string;
}
