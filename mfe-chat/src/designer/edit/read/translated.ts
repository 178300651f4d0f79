import type { Wanted } from './agreed';
import type { Hand } from './hand';

/** The app’s texts in another language. */
export const translated = async (_code: string, _hand: Hand): Promise<Wanted | undefined> =>
  Promise.resolve(undefined);
