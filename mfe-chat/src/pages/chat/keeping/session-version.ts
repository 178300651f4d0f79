/** Each earlier version has a migration in migrate-session.ts. */
export const SESSION_VERSION = 2;

/** True if a newer release wrote it; it must stay unchanged. */
export function isOfNewer(text: string | null): boolean {
  // Skips parsing of this version's data, which may be a megabyte.
  if (text === null || text.startsWith(`{"version":${SESSION_VERSION},`)) return false;
  try {
    const { version } = JSON.parse(text) as { version?: unknown };
    return Number.isInteger(version) && Number(version) > SESSION_VERSION;
  } catch {
    return false;
  }
}
