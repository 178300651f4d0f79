const currencies: Readonly<Record<string, string>> = { '£': 'GBP', $: 'USD', '€': 'EUR' };

const formats = new Map<string, Intl.NumberFormat>();

/** Latin digits everywhere: the fonts of phones and pictures have no others. */
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

/** Without marks of direction, which no font draws, and with one kind of unbreakable space. */
const plainly = (text: string) =>
  text.replaceAll(/[\u200e\u200f\u061c]/g, '').replaceAll(/\s/g, '\u00a0');

/**
 * An amount as the language writes it: `£12.50`, `12,50 €`.
 *
 * @param unit the sign of a currency; other units follow the number
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
  // Signs of foreign currencies differ between browsers: “US$”, “$US”.
  return plainly(parts.map(({ type, value }) => (type === 'currency' ? unit : value)).join(''));
}

/** A number as the language writes it: `4.2`, `4,2`. */
export const numberIn = (
  language: string,
  value: number,
  {
    digits = String(value).match(/\.(\d+)/)?.[1]?.length ?? 0,
    grouped = false,
  }: { digits?: number; grouped?: boolean } = {},
): string =>
  plainly(formatFor(language, { ...exactly(digits), useGrouping: grouped }).format(value));
