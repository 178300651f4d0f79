/** In the place of federation's choice among reserve copies of a shared package, of which no build here has any. */
export const getSharedFallbackGetter = <Factory>({ factory }: { factory: Factory }): Factory =>
  factory;
