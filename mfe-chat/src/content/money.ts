/** An amount in the currency of the app, as content writes it: `{money 12.50}`. */
const slot = /\{money (\d+(?:,\d{3})*(?:\.\d+)?)\}/g;

/** The text with its amounts written out: `£12.50`. */
export const withMoney = (text: string, currency: string): string =>
  text.replaceAll(slot, (_, amount: string) => `${currency}${amount}`);
