import { clip } from '../clip';
import { groupsOf, rowsOf, type Context } from '../context';
import { bells, link, MAIN_LIST, type Make, section } from './home-parts';
import { iconOfGroup } from '../group-icon';
import { filled } from '../words';
import { numberIn } from '../parts/numbers';
import { today } from '../parts/days';
import { type Component } from '../../model/components';

/** Cumulative spending since the first of the month, as a ratio of the budget. */
const month = [
  0.04, 0.07, 0.13, 0.22, 0.31, 0.345, 0.355, 0.385, 0.47, 0.6, 0.655, 0.69, 0.745, 0.82, 0.9, 0.97,
];
const lastDay = 31;

/** Amount in each pot and the ratio spent. */
const pots = [
  [1000, 0.62],
  [480, 0.48],
  [240, 0.91],
] as const;

function potsOf(context: Context): Component[] {
  const { domain, unit, id } = context;
  const spent = new Set(
    domain.entries.filter(({ value }) => !value.startsWith('+')).map(({ group }) => group),
  );
  const groups = groupsOf(context).filter((group) => spent.has(group));
  if (groups.length < 2) return [];
  return [
    {
      type: 'gauges',
      id: id('pots'),
      space: 18,
      gauges: groups.slice(0, pots.length).map((label, index) => {
        const [budget, share] = pots[index] ?? [100, 0.5];
        return {
          label: clip(label, 12),
          share,
          icon: iconOfGroup(label) ?? domain.icon,
          tint: index,
          note: filled(context.say('{} left'), `${unit}${Math.round(budget * (1 - share))}`),
        };
      }),
    },
  ];
}

/** Created only when drawn, because the calendar uses the same id. */
function curveOf(context: Context): Component[] {
  const { domain, id } = context;
  if (!context.may('chart')) return [];
  return [
    {
      type: 'area-chart',
      id: id('month'),
      label: `${clip(domain.caption, 60)}: ${domain.figure}`,
      points: month,
      now: Math.round((today.day / lastDay) * (month.length - 1)),
      labels: ['1', '8', '15', '22', String(lastDay)],
      space: 14,
    },
  ];
}

export const left: Make = (context) => {
  const { domain, id, say } = context;
  const isMoney = numberIn(domain.figure) > 100;
  return {
    components: [
      { type: 'top-bar', id: id('bar'), label: context.today, actions: bells(context) },
      {
        type: 'big-number',
        id: id('left'),
        label: clip(domain.caption, 50),
        value: domain.figure,
        ...(isMoney ? { minor: '.50' } : {}),
        caption: clip(domain.headline, 60),
        size: 58,
        space: 8,
      },
      ...curveOf(context),
      ...potsOf(context),
      section(context, say('This week'), link(context)),
      {
        type: 'list',
        id: MAIN_LIST,
        arrangement: 'list',
        plain: true,
        space: 2,
        rows: rowsOf({ ...context, imagery: 'icons' }, 5),
      },
    ],
  };
};
