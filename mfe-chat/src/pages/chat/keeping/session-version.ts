/** The version of a kept conversation. Each earlier one has a step in migrate-session.ts. */
export const SESSION_VERSION = 2;

/** Whether a newer release of the page wrote what is kept: it must be left as it is. */
export function isOfNewer(text: string | null): boolean {
  // What this release wrote itself, which may be a megabyte, is not read again.
  if (text === null || text.startsWith(`{"version":${SESSION_VERSION},`)) return false;
  try {
    const { version } = JSON.parse(text) as { version?: unknown };
    return Number.isInteger(version) && Number(version) > SESSION_VERSION;
  } catch {
    return false;
  }
}
