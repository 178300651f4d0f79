/** `newer`: a newer release owns the data, which stays unchanged. */
export type StorageResult = 'kept' | 'full' | 'blocked' | 'newer';

export function storageFault(error: unknown): Exclude<StorageResult, 'kept'> {
  const { name } = Object(error) as { name?: unknown };
  return name === 'QuotaExceededError' ? 'full' : name === 'VersionError' ? 'newer' : 'blocked';
}

/** Returns null if missing or blocked. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** An empty text deletes the key. */
export function writeText(key: string, text: string): StorageResult {
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
    return 'kept';
  } catch (error) {
    return storageFault(error);
  }
}
