export const plainName = (name: string): string =>
  name.replace(/[^\p{L}\p{M}\p{N} .,'’-]/gu, '').trim() || 'App';
