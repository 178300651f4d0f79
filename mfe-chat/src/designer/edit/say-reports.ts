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

/** More texts than this are counted: prices of a list, say. */
const mostTexts = 3;

/** Joins the sentences without duplicates; '' if nothing changed. */
export function sayReports(all: readonly Report[]): string {
  const said = [...new Map(all.map((report) => [sayReport(report), report]))];
  const texts = said.filter(([, { key }]) => key === 'text-set').slice(mostTexts);
  const counted = texts.length > 1 ? texts : [];
  const sentences = said.filter((each) => !counted.includes(each)).map(([sentence]) => sentence);
  if (counted.length > 0)
    sentences.push(sayReport({ key: 'texts-set', values: { texts: counted.length } }));
  return sentences.map((sentence) => `${sentence}.`).join(' ');
}
