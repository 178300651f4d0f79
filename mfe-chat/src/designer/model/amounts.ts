const currencies: Readonly<Record<string, string>> = { '£': 'GBP', $: 'USD', '€': 'EUR' };

const formats = new Map<string, Intl.NumberFormat>();

/** Latin digits only, because the fonts of phones and pictures lack others. */
function formatFor(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([language, options]);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(`${language}-u-nu-latn`, options);
  formats.set(key, made);
  return made;
}

const exactly = (digits: number) => ({
  minimumFractionDigits: digits,
  maximumFractionDigits: digits,
});

/** Removes direction marks, which fonts do not draw, and unifies non-breaking spaces. */
const plainly = (text: string) =>
  text.replaceAll(/[\u200e\u200f\u061c]/g, '').replaceAll(/\s/g, '\u00a0');

/**
 * Formats an amount: `£12.50`, `12,50 €`.
 * @param unit currency sign; other units follow the number
 */
export function amountIn(
  language: string,
  unit: string,
  amount: number,
  digits = Number.isInteger(amount) ? 0 : 2,
): string {
  const currency = currencies[unit];
  if (!currency) {
    const number = numberIn(language, amount, { digits });
    return unit.length > 1 ? `${number} ${unit}` : `${unit}${number}`;
  }
  const parts = formatFor(language, {
    ...exactly(digits),
    style: 'currency',
    currency,
  }).formatToParts(amount);
  // Browsers format foreign currencies differently: “US$”, “$US”.
  return plainly(parts.map(({ type, value }) => (type === 'currency' ? unit : value)).join(''));
}

/** Formats a number: `4.2`, `4,2`. */
export const numberIn = (
  language: string,
  value: number,
  {
    digits = String(value).match(/\.(\d+)/)?.[1]?.length ?? 0,
    grouped = false,
  }: { digits?: number; grouped?: boolean } = {},
): string =>
  plainly(formatFor(language, { ...exactly(digits), useGrouping: grouped }).format(value));
