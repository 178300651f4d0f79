import { RELEASE_ID, REMOTE_NAME } from '@appling/contract/names';

const KEY = `${process.env.SITE_PREFIX}:broken-releases`;
const ENTRY = new RegExp(`^${REMOTE_NAME}/${RELEASE_ID}$`);
const MOST = 20;

/** Circuit breaker of this tab: does not run releases again whose code threw. */
export interface BrokenReleases {
  has(remote: string, release: string): boolean;
  /** @param isForTab false to remember it in this document only, e.g. when a newer shell may run it */
  add(remote: string, release: string, isForTab: boolean): void;
}

/** Stores them in `sessionStorage`, or in memory if that is blocked or unreadable. */
export function createBrokenReleases(): BrokenReleases {
  const known = new Set(read());
  return {
    has: (remote, release) => known.has(`${remote}/${release}`),
    add(remote, release, isForTab) {
      known.add(`${remote}/${release}`);
      if (!isForTab) return;
      try {
        sessionStorage.setItem(KEY, JSON.stringify([...known].slice(-MOST)));
      } catch {
        // Blocked or full: this document still remembers.
      }
    },
  };
}

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((entry): entry is string => typeof entry === 'string' && ENTRY.test(entry))
      : [];
  } catch {
    return [];
  }
}
