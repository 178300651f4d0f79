/** Loads something once; failed loads are retried on the next request. */
export function fetchOnce<Part>(load: () => Promise<Part>) {
  let known: Part | undefined;
  let coming: Promise<Part> | undefined;
  return {
    known: () => known,
    fetch: (): Promise<Part> => {
      coming ??= load().then(
        (part) => (known = part),
        (error: unknown) => {
          coming = undefined;
          throw error;
        },
      );
      return coming;
    },
  };
}
