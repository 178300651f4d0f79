/** How keeping something went. `newer`: a newer release keeps something there, which was left as it is. */
export type Fate = 'kept' | 'full' | 'blocked' | 'newer';

/** What an error of storage or of the database means for the visitor. */
export function fateOf(error: unknown): Exclude<Fate, 'kept'> {
  const { name } = Object(error) as { name?: unknown };
  return name === 'QuotaExceededError' ? 'full' : name === 'VersionError' ? 'newer' : 'blocked';
}

/** What the browser keeps under a name; null without any, and where keeping is blocked. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or with an empty one forgets it. */
export function writeText(key: string, text: string): Fate {
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
    return 'kept';
  } catch (error) {
    return fateOf(error);
  }
}
