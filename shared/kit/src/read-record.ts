export type Check<T> = (value: unknown) => value is T;

/** Reads a JSON file that these commands wrote; throws with the file, the damage and `advice`. */
export function readRecord<T>(
  text: Buffer | string | null,
  file: string,
  isValid: Check<T>,
  advice: string,
): T {
  const fail = (what: string) => new Error(`${file} ${what}. ${advice}`);
  if (text === null) throw fail('is missing');
  if (text.length === 0) throw fail('is empty');
  let value: unknown;
  try {
    value = JSON.parse(String(text));
  } catch {
    throw fail('is cut off or no JSON');
  }
  if (isValid(value)) return value;
  throw fail('is not of the form that these commands write');
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isTable<T>(value: unknown, isValid: Check<T>): value is Record<string, T> {
  return isObject(value) && Object.values(value).every(isValid);
}

export const isText: Check<string> = (value) => typeof value === 'string';
