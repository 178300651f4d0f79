import type { InterfaceTexts } from '../../content/interface.schema';
import { controlKeys } from '../engine-data';

export type Say = (key: string) => string;

/** The texts of the interface in the language of the app; English is its own key. */
export const sayFrom =
  (texts: InterfaceTexts | undefined): Say =>
  (key) =>
    (texts && Object.hasOwn(texts, key) && texts[key]) || key;

/** What is said with a value inside: “{} left”. */
export const filled = (said: string, ...values: readonly (string | number)[]): string =>
  values.reduce<string>((text, value) => text.replace('{}', () => String(value)), said);

/** What the phone's own controls say in a language other than English, by their English words. */
export const controlsIn = (say: Say): Readonly<Record<string, string>> =>
  Object.fromEntries(controlKeys.map((key) => [key, say(key)]));
