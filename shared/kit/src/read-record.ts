/** Validates a record. */
export type Check<T> = (value: unknown) => value is T;

/**
 * Reads a JSON file that these commands wrote.
 *
 * @param text its content; `null` when there is none
 * @param file its name, for the message
 * @param isValid validates the parsed value
 * @param advice one sentence: what to do about a damaged one
 * @throws {Error} naming file, damage and advice
 */
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

/** Whether a value is an object with names, neither `null` nor a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is an object whose values all pass. */
export function isTable<T>(value: unknown, isValid: Check<T>): value is Record<string, T> {
  return isObject(value) && Object.values(value).every(isValid);
}

/** Whether a value is a text. */
export const isText: Check<string> = (value) => typeof value === 'string';
