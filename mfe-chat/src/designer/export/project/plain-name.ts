/** The name of an app without signs that mean something to a format. */
export const plainName = (name: string): string =>
  name.replace(/[^\p{L}\p{M}\p{N} .,'’-]/gu, '').trim() || 'App';
