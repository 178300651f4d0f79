import { clip } from '../clip';
import { groupsOf, type Context } from '../context';
import { numberIn, type Builder } from './numbers';

/** Seven ratios derived from the home screen's figure, so that all charts show the same week. */
export function weekOf({ brief, domain }: Context): number[] {
  const base = numberIn(domain.figure) + brief.seed;
  return Array.from(
    { length: 7 },
    (_, index) => 0.34 + (((base * (index + 3) * 37) % 61) / 61) * 0.62,
  );
}

const bars: Builder = (context) => {
  const { domain, id } = context;
  const shares = weekOf(context);
  return [
    {
      type: 'bar-chart',
      id: id('bars'),
      value: domain.figure,
      caption: domain.caption,
      strongest: shares.indexOf(Math.max(...shares)),
      tint: context.chance.below(5),
      bars: context.days.map((label, index) => ({
        label,
        share: Math.round((shares[index] ?? 0) * 100) / 100,
      })),
    },
  ];
};

const area: Builder = (context) => {
  const shares = weekOf(context);
  return [
    {
      type: 'area-chart',
      id: context.id('line'),
      label: `${context.domain.caption}: ${context.domain.figure}`,
      points: [...shares, ...shares.slice(0, 3).map((share) => Math.min(1, share + 0.08))].map(
        (share) => Math.round(share * 100) / 100,
      ),
      now: 6,
      labels: ['12', '14', '16', '19', '22'],
    },
  ];
};

/** Counts of completed tasks are bars, because a curve suggests continuous values. */
export const chart: Builder = (context) =>
  context.tasksFirst || context.brief.seed % 2 === 0 ? bars(context) : area(context);

export const tiles: Builder = (context) => {
  const groups = groupsOf(context);
  const { domain } = context;
  const { entries, many } = domain;
  const most = groups.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? '';
  function countOf(group: string) {
    return entries.filter((entry) => entry.group === group).length;
  }
  return [
    {
      type: 'tiles',
      id: context.id('tiles'),
      tiles: [
        { value: String(entries.length), label: clip(many, 24), tint: 0 },
        domain.figure.length > 6
          ? { value: String(countOf(most)), label: clip(most, 24), tint: 2 }
          : { value: domain.figure, label: clip(domain.caption, 24), tint: 2 },
      ],
    },
  ];
};

export const statsRow: Builder = (context) => {
  const { domain } = context;
  const groups = groupsOf(context).slice(0, 2);
  const countOf = (group: string) => domain.entries.filter((entry) => entry.group === group).length;
  return [
    {
      type: 'stats-row',
      id: context.id('stats'),
      stats: [
        { value: domain.figure, label: context.say('Today') },
        ...groups.map((group) => ({ value: String(countOf(group)), label: clip(group, 12) })),
      ],
    },
  ];
};
