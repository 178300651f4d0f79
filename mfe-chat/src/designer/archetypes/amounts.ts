import { today } from '../compose/parts/days';

/** ISO 4217 code of the currency, and the language whose customs numbers follow. */
export interface Customs {
  language: string;
  currency: string;
}

/** `€9`, `9 €`, `45.500 JD`: whole units without decimals, others with those of the currency. */
export function money({ language, currency }: Customs, amount: number): string {
  const isWhole = Number.isInteger(amount);
  const text = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(isWhole ? { maximumFractionDigits: 0 } : {}),
  }).format(amount);
  return text.replaceAll(/[\u200e\u200f]/g, '');
}

export const number = ({ language }: Customs, value: number): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);

/** `Fri 22 May`, in the order of the language. */
export const date = ({ language }: Customs, daysAhead: number): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(Date.UTC(today.year, today.month - 1, today.day + daysAhead));

export const month = ({ language }: Customs, ahead = 0): string =>
  new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(today.year, today.month - 1 + ahead, 1),
  );

/** The sign of a currency: `€`, `R$`. */
export const signOf = ({ language, currency }: Customs): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? currency;
