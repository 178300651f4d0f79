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

/** More changes of a kind than this are counted: prices of a list, say. */
const most = 3;
/** A fact shown in more rows than this names none of them. */
const mostNamed = 6;
const countings = [
  ['text-set', 'texts-set', 'texts'],
  ['row-edit', 'rows-set', 'rows'],
  ['row-move', 'rows-moved', 'rows'],
] as const;

/** Joins the sentences without duplicates; '' if nothing changed. */
export function sayReports(all: readonly Report[]): string {
  const said = [...new Map(all.map((report) => [sayReport(report), report]))];
  const groups = countings.map(([key, counted, slot]) => {
    const all = said.filter(([, report]) => report.key === key);
    if (key === 'row-edit' && all.length > mostNamed)
      return { counted: 'rows-changed' as const, slot, others: all };
    const others = all.slice(most);
    return { counted, slot, others: others.length > 1 ? others : [] };
  });
  const left = groups.flatMap(({ others }) => others);
  const sentences = [
    ...said.filter((each) => !left.includes(each)).map(([sentence]) => sentence),
    ...groups
      .filter(({ others }) => others.length > 0)
      .map(({ counted, slot, others }) =>
        sayReport({ key: counted, values: { [slot]: others.length } }),
      ),
  ];
  return sentences.map((sentence) => `${sentence}.`).join(' ');
}
