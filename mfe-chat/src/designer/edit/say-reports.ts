import reports from '../../../content/edit-reports.json';
import type { Report } from './report';

const counts: Readonly<Record<string, { one: string; many: string }>> = reports.counts;

function said(slot: string, value: string | number): string {
  const noun = Object.hasOwn(counts, slot) ? counts[slot] : undefined;
  if (!noun) return String(value);
  return value === 1 ? noun.one : noun.many.replace('{n}', String(value));
}

/** Returns a sentence for a change: “Renamed Hives to Colonies on 5 screens”. */
export const sayReport = ({ key, values }: Report): string =>
  reports.texts[key].replaceAll(/\{([a-z]+)\}/g, (slot, name: string) =>
    Object.hasOwn(values, name) ? said(name, values[name] ?? '') : slot,
  );

/** Joins the sentences without duplicates; '' if nothing changed. */
export const sayReports = (all: readonly Report[]): string =>
  [...new Set(all.map((report) => `${sayReport(report)}.`))].join(' ');
