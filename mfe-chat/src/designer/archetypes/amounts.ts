import type { Category } from '../../content/category.schema';
import { today } from '../compose/parts/days';

/** ISO 4217 code of the currency, how much of it an everyday price has for each unit, and the language whose customs numbers follow. */
export interface Customs {
  language: string;
  currency: string;
  worth: number;
}

const formats: Record<string, Intl.NumberFormat> = {};
/** Made once each: to make a format takes a hundred times as long as to use it. */
const formatOf = (language: string, options: Intl.NumberFormatOptions) =>
  (formats[language + JSON.stringify(options)] ??= new Intl.NumberFormat(language, options));

const moneyIn = ({ language, currency }: Customs, options?: Intl.NumberFormatOptions) =>
  formatOf(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...options,
  });

/** `€9`, `9 €`, `45.500 JD`: whole units without decimals, others with those of the currency. */
export function money(customs: Customs, amount: number): string {
  const isWhole = Number.isInteger(amount);
  const text = moneyIn(customs, isWhole ? { maximumFractionDigits: 0 } : {}).format(amount);
  return text.replaceAll(/[\u200e\u200f]/g, '');
}

/** An amount as people name it: two digits that say something. */
export const round = (amount: number) => {
  const step = amount > 200 ? 10 ** Math.floor(Math.log10(amount) - 1) : amount > 20 ? 1 : 0.5;
  return Math.round(amount / step) * step;
};

/** Fields of a category with their amounts, `{money 12.50}`, in the money of the app. */
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

/** `40 %` of 0.4. */
export const percent = ({ language }: Customs, share: number): string =>
  formatOf(language, { style: 'percent' }).format(share);

const dates: Record<string, Intl.DateTimeFormat> = {};
const dateIn = (language: string, options: Intl.DateTimeFormatOptions) =>
  (dates[language + JSON.stringify(options)] ??= new Intl.DateTimeFormat(language, {
    ...options,
    timeZone: 'UTC',
  }));

/** `Fri 22 May`, in the order of the language. */
export const date = ({ language }: Customs, daysAhead: number): string =>
  dateIn(language, { weekday: 'short', day: 'numeric', month: 'short' }).format(
    Date.UTC(today.year, today.month - 1, today.day + daysAhead),
  );

export const month = ({ language }: Customs, ahead = 0): string =>
  dateIn(language, { month: 'long' }).format(Date.UTC(today.year, today.month - 1 + ahead, 1));

/** The sign of a currency: `€`, `R$`. */
export const signOf = (customs: Customs): string =>
  moneyIn(customs)
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? customs.currency;

/** `1.2 kg`, `3 years`: in a unit of `Intl`, as the language writes it. */
export const inUnit = ({ language }: Customs, unit: string, value: number): string =>
  formatOf(language, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'year' ? 'long' : 'short',
    maximumFractionDigits: 2,
  }).format(value);
