import type { Category } from '../../content/category.schema';
import { today } from '../compose/parts/days';

/** ISO 4217 code of the currency, how much of it an everyday price has for each unit, and the language whose customs numbers follow. */
export interface Customs {
  language: string;
  currency: string;
  worth: number;
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

/** `1.2 kg`, `3 years`: in a unit of `Intl`, as the language writes it. */
export const inUnit = ({ language }: Customs, unit: string, value: number): string =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'year' ? 'long' : 'short',
    maximumFractionDigits: 2,
  }).format(value);
