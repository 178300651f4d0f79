import type { Category } from '../../content/category.schema';
import { today } from '../compose/parts/days';

/** Currency (ISO 4217), the scale of everyday prices per unit, and the language whose number format applies. */
export interface Customs {
  language: string;
  currency: string;
  worth: number;
}

const formats: Record<string, Intl.NumberFormat> = {};
/** Cached: creating a format is about 100 times slower than using it. */
const formatOf = (language: string, options: Intl.NumberFormatOptions) =>
  (formats[language + JSON.stringify(options)] ??= new Intl.NumberFormat(language, options));

const moneyIn = ({ language, currency }: Customs, options?: Intl.NumberFormatOptions) =>
  formatOf(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...options,
  });

/** Formats `€9`, `9 €`, `45.500 JD`: whole amounts without decimals, others with those of the currency. */
export function money(customs: Customs, amount: number): string {
  const isWhole = Number.isInteger(amount);
  const text = moneyIn(customs, isWhole ? { maximumFractionDigits: 0 } : {}).format(amount);
  return text.replaceAll(/[\u200e\u200f]/g, '');
}

/** Rounds to two significant digits, as people quote amounts. */
export const round = (amount: number) => {
  const step = amount > 200 ? 10 ** Math.floor(Math.log10(amount) - 1) : amount > 20 ? 1 : 0.5;
  return Math.round(amount / step) * step;
};

export const fieldsInMoney = (fields: Category['fields'], customs: Customs): Category['fields'] =>
  fields.map((field) => ({
    ...field,
    values: field.values.map((text) =>
      text.replaceAll(/\{money ([\d.]+)\}/g, (_, amount: string) =>
        money(customs, round(Number(amount) * customs.worth)),
      ),
    ),
  }));

export const number = ({ language }: Customs, value: number): string =>
  formatOf(language, { maximumFractionDigits: 1 }).format(value);

/** Formats a ratio: 0.4 becomes `40 %`. */
export const percent = ({ language }: Customs, share: number): string =>
  formatOf(language, { style: 'percent' }).format(share);

const dates: Record<string, Intl.DateTimeFormat> = {};
const dateIn = (language: string, options: Intl.DateTimeFormatOptions) =>
  (dates[language + JSON.stringify(options)] ??= new Intl.DateTimeFormat(language, {
    ...options,
    timeZone: 'UTC',
  }));

export const date = ({ language }: Customs, daysAhead: number): string =>
  dateIn(language, { weekday: 'short', day: 'numeric', month: 'short' }).format(
    Date.UTC(today.year, today.month - 1, today.day + daysAhead),
  );

export const month = ({ language }: Customs, ahead = 0): string =>
  dateIn(language, { month: 'long' }).format(Date.UTC(today.year, today.month - 1 + ahead, 1));

export const signOf = (customs: Customs): string =>
  moneyIn(customs)
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? customs.currency;

export const inUnit = ({ language }: Customs, unit: string, value: number): string =>
  formatOf(language, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'year' ? 'long' : 'short',
    maximumFractionDigits: 2,
  }).format(value);
