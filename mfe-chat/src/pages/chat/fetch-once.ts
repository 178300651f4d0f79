/** Something that is fetched when it is first wanted, and kept; what could not be had is asked for again. */
export function fetchOnce<Part>(load: () => Promise<Part>) {
  let known: Part | undefined;
  let coming: Promise<Part> | undefined;
  return {
    /** What has come already. */
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
