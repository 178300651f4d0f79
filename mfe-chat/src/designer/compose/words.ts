import type { InterfaceTexts } from '../../content/interface.schema';
import { controlKeys } from '../engine-data';

export type Say = (key: string) => string;

/** The English text is the key. */
export const sayFrom =
  (texts: InterfaceTexts | undefined): Say =>
  (key) =>
    (texts && Object.hasOwn(texts, key) && texts[key]) || key;

/** Example: “{} left”. */
export const filled = (said: string, ...values: readonly (string | number)[]): string =>
  values.reduce<string>((text, value) => text.replace('{}', () => String(value)), said);

/** By English text. */
export const controlsIn = (say: Say): Readonly<Record<string, string>> =>
  Object.fromEntries(controlKeys.map((key) => [key, say(key)]));
