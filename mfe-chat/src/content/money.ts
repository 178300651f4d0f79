/** Matches `{money 12.50}`, an amount in the app's currency. */
const slot = /\{money (\d+(?:,\d{3})*(?:\.\d+)?)\}/g;

/** Example: `£12.50`. */
export const withMoney = (text: string, currency: string): string =>
  text.replaceAll(slot, (_, amount: string) => `${currency}${amount}`);
