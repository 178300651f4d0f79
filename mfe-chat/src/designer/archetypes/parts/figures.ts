import { clip } from '../../compose/clip';
import type { Component } from '../../model/components';
import { figureOf, linesOf, say, usual, type AppContext, type Builder } from '../context';
import { isNeutral } from '../subject';
import { isCounted } from './people';

/** Returns seven ratios that depend on the app only, so all charts show the same week. */
export const weekOf = ({ category, seed }: AppContext): number[] =>
  [0, 1, 2, 3, 4, 5, 6].map(
    (index) =>
      Math.round(
        (0.34 + ((((category.measure.value + seed) * (index + 3) * 37) % 61) / 61) * 0.62) * 100,
      ) / 100,
  );

export const stats: Builder<'stats'> = (context, { figures }) => [
  {
    type: 'stats-row',
    id: context.id('stats'),
    stats: figures.map(({ figure, label }) => ({
      value: clip(figureOf(context, figure), 12),
      label: clip(say(context, label), 18),
    })),
  },
];

export const tiles: Builder<'tiles'> = (context, { figures }) => [
  {
    type: 'tiles',
    id: context.id('tiles'),
    tiles: figures.map(({ figure, label }, index) => ({
      value: clip(figureOf(context, figure), 12),
      label: clip(say(context, label), 24),
      tint: (index * 2) % 5,
    })),
  },
];

export const goal: Builder<'goal'> = (context, { label, note }) => {
  const { measure } = context.category;
  return [
    {
      type: 'goal',
      id: context.id('goal'),
      label: clip(say(context, label), 40),
      value: Math.round(measure.value),
      of: Math.max(1, Math.round(measure.goal)),
      unit: clip(measure.unit || (isCounted(context) ? context.subject.many : measure.label), 20),
      step: Math.max(1, Math.round(measure.goal / 12)),
      note: clip(say(context, note), 60),
    },
  ];
};

/** Shows groups only for known nouns. */
export const gauges: Builder<'gauges'> = (context) => {
  const { records, category, subject } = context;
  const groups = isNeutral(category) ? [] : linesOf(context, 'groups', 3);
  return groups.length < 2
    ? []
    : [
        {
          type: 'gauges',
          id: context.id('gauges'),
          gauges: groups.map(({ title, value }, index) => ({
            label: clip(title, 14),
            share: Number(value) / records.length,
            icon: subject.icon ?? category.icon,
            tint: index,
            note: `${value} / ${records.length}`,
          })),
        },
      ];
};

/** Bars show the first letter of a label: `letters` tells days apart whose names begin alike (Chinese, Arabic). */
const barLabels = ({ days, letters }: AppContext) =>
  new Set(letters).size === days.length ? letters : days;

export const chart: Builder<'chart'> = (context, { caption, shape }): Component[] => {
  const week = weekOf(context);
  const said = clip(say(context, caption), 60);
  const value = figureOf(context, 'measure');
  switch (shape) {
    case 'bars':
      return [
        {
          type: 'bar-chart',
          id: context.id('bars'),
          value,
          caption: said,
          strongest: week.indexOf(Math.max(...week)),
          tint: context.seed % 5,
          bars: barLabels(context).map((label, index) => ({ label, share: week[index] ?? 0 })),
        },
      ];
    case 'area':
      return [
        {
          type: 'area-chart',
          id: context.id('line'),
          label: `${said}: ${value}`,
          points: [...week, ...week.slice(0, 3)],
          now: 6,
          labels: ['12', '14', '16', '19', '22'],
        },
      ];
    case 'line':
      return [
        {
          type: 'metric',
          id: context.id('metric'),
          label: said,
          value: clip(String(Math.round(context.category.measure.value)), 6),
          unit: clip(context.category.measure.unit || context.category.measure.label, 9),
          line: [...week, ...week.toReversed()].map(
            (share) => Math.round((share * 2 - 1) * 100) / 100,
          ),
        },
      ];
    case 'heat':
      return [
        {
          type: 'heat-map',
          id: context.id('weeks'),
          title: usual(context, 'weeks'),
          label: said,
          weeks: [0, 1, 2, 3, 4].map((row) =>
            [0, 1, 2, 3, 4, 5, 6].map((day) =>
              Math.min(3, ((context.seed >>> (row + day)) + row * 2 + day) % 4),
            ),
          ),
        },
      ];
  }
};
