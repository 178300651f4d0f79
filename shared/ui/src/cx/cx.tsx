/** Joins class names; falsy parts are left out, and no class at all gives no attribute. */
export function cx(...parts: readonly (string | false | null | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(' ') || undefined;
}
