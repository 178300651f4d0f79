/** Joins class names; skips falsy values and returns undefined for none. */
export function cx(...parts: readonly (string | false | null | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(' ') || undefined;
}
