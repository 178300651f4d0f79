/** Kept data that could not be read or drawn. It stays until the visitor deletes it. */
export const ASIDE = 'appling:chat-aside';

/** How keeping a text went. */
export type Fate = 'kept' | 'full' | 'blocked';

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
    return error instanceof DOMException && error.name === 'QuotaExceededError'
      ? 'full'
      : 'blocked';
  }
}
