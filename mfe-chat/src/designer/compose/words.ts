export type Say = (key: string) => string;

/**
 * The words of the interface in the language of the app. English needs no list; the others come with `keys`, which are
 * the English words in the same order.
 *
 * @param said the words of the interface in the app's language; English without them
 * @param phrases those that come with its sample words
 */
export function wordsOf(keys: string | undefined, said: string | undefined, phrases = ''): Say {
  if (keys === undefined || said === undefined || said === keys) return (key) => key;
  const own = `${said}|${phrases}`.split('|');
  const known = new Map(keys.split('|').map((key, index) => [key, own[index]]));
  return (key) => known.get(key) || key;
}

/** What is said with a value inside: “{} left”. */
export const filled = (said: string, ...values: readonly (string | number)[]): string =>
  values.reduce<string>((text, value) => text.replace('{}', () => String(value)), said);
