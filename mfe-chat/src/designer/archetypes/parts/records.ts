import { clip } from '../../compose/clip';
import {
  nounPicture,
  factOf,
  fieldOf,
  goTo,
  leadOf,
  linesOf,
  rowsOf,
  say,
  titled,
  usual,
  type AppContext,
  type Builder,
} from '../context';
import { type Field } from '../asked/facts';
import { ordered } from '../records';
import { isNeutral } from '../subject';
import { pictureOf } from './heads';

/** Uses the picture of exactly this record; people, tasks and records without one show a letter. */
export const pictureIn = (
  context: AppContext,
  { lead, at }: ReturnType<typeof linesOf>[number],
) => {
  const picture = lead === 'initials' ? undefined : nounPicture(context, at);
  return picture ? { picture } : {};
};

export const list: Builder<'list'> = (context, part) => {
  const rows = rowsOf(context, part);
  return [
    ...titled(context, part.title),
    {
      type: 'list',
      id: context.listHere(),
      arrangement: part.arrangement ?? 'list',
      rows,
    },
  ];
};

export const checklist: Builder<'checklist'> = (context, part) => [
  ...titled(context, part.title),
  {
    type: 'checklist',
    id: context.listHere(),
    arrangement: part.arrangement ?? 'list',
    tasks: rowsOf(context, { ...part, lead: part.lead ?? 'plain' }).map((row, index) => ({
      ...row,
      done: index === 0 || index === 3,
    })),
  },
];

export const shelf: Builder<'shelf'> = (context, { of, value, title, go }) => {
  const items = linesOf(context, of, 6).flatMap((line, index) => {
    const { action } = goTo(context, go, line.at);
    return action
      ? [
          {
            title: clip(line.title, 40),
            price: clip(fieldOf(line, value), 20),
            ...pictureIn(context, line),
            tint: index % 5,
            action,
          },
        ]
      : [];
  });
  return items.length === 0
    ? []
    : [
        ...titled(context, title),
        {
          type: 'shelf',
          id: context.id('shelf'),
          label: clip(title ? say(context, title) : context.subject.many, 40),
          items,
        },
      ];
};

/** Tells whether the sentence already asks for a field: “with the date” and “When”. */
export const saidBy = ({
  asked = 0,
  category: { fields },
}: Pick<AppContext, 'asked' | 'category'>): ((field: string) => boolean) => {
  const kinds = new Set<string | undefined>(fields.slice(0, asked).map(({ kind }: Field) => kind));
  const dates = ['when', 'due', 'next', 'days'];
  const moneys = ['price', 'amount', 'per-day', 'per-hour'];
  return (field) =>
    asked > 0 &&
    (kinds.has(dates.includes(field) ? 'date' : moneys.includes(field) ? 'money' : field) ||
      (ordered as readonly string[]).includes(field));
};

export const detail: Builder<'detail'> = (context, { fields, people }) => {
  const { asked = 0 } = context;
  const lines = linesOf(context, people ? 'people' : 'records', 12);
  const isSaid = saidBy(context);
  return [
    {
      type: 'detail',
      id: context.id('record'),
      save: usual(context, 'save'),
      saved: usual(context, 'saved'),
      records: lines.map((line, index) => {
        const own = [
          ...line.record.facts.slice(0, asked),
          ...fields
            .filter((field) => !isSaid(field))
            .map((field) => factOf(context, line.record, field)),
        ].filter(({ label }, at, all) => all.findIndex((fact) => fact.label === label) === at);
        const more = line.record.facts.filter(
          ({ label }) => !own.some((fact) => fact.label === label),
        );
        return {
          title: clip(line.title, 60),
          ...(line.record.group ? { note: clip(line.record.group, 60) } : {}),
          tint: index % 5,
          ...(!people && nounPicture(context, index)
            ? { picture: pictureOf(context, index) }
            : leadOf(context, people ? 'initials' : 'icon', line.title)),
          facts: [...own, ...more]
            .slice(0, Math.min(8, Math.max(asked + 2, 6)))
            .map(({ label, value }) => ({ label, value })),
        };
      }),
    },
  ];
};

export const search: Builder<'search'> = (context) =>
  context.searched === ''
    ? []
    : [
        {
          type: 'search',
          id: context.id('search'),
          list: context.searched,
          label: usual(context, 'search'),
          none: usual(context, 'nothing'),
        },
      ];

export const filters: Builder<'filters'> = (context, { by }) => {
  const groups = groupsOf(context, by).slice(0, 6);
  return context.searched === '' || groups.length < 2
    ? []
    : [
        {
          type: 'filters',
          id: context.id('filter'),
          list: context.searched,
          label: groupLabel(context, by),
          all: usual(context, 'all'),
          groups,
        },
      ];
};

export const groupLabel = (context: AppContext, by: string): string => {
  const { fields, groupBy } = context.category;
  const own = by.startsWith('group') && fields.find(({ id }) => id === groupBy)?.label;
  return own || usual(context, 'kind');
};

export const groupsOf = (
  context: AppContext,
  by: 'group' | 'state' | 'groups' | 'states' | 'variants' | 'kinds' | 'records',
): string[] => {
  // Unknown nouns have no kinds.
  if (by === 'variants' || by === 'kinds')
    return isNeutral(context.category) ? [] : context.category[by].slice(0, 6);
  return [
    ...new Set(
      by === 'records'
        ? context.records.map(({ title }) => title)
        : by.startsWith('group')
          ? context.records.map(({ group }) => group)
          : context.archetype.states.map(({ id }) => context.phrases.states[id] ?? id),
    ),
  ].filter(Boolean);
};

/** Pin positions as ratios of width and height; in route order the line never crosses itself. */
const spread = [
  [0.2, 0.22],
  [0.72, 0.1],
  [0.48, 0.62],
  [0.88, 0.5],
  [0.1, 0.86],
] as const;
const inTurn = [spread[0], spread[1], spread[3], spread[2], spread[4]] as const;

export const map: Builder<'map'> = (context, { of, route = false, height = 360, go }) => [
  {
    type: 'place-map',
    id: context.id('map'),
    label: usual(context, 'map'),
    seed: context.seed,
    height,
    route,
    pins: linesOf(context, of, 5).map((line, index) => {
      const [x, y] = (route ? inTurn : spread)[index] ?? [0.5, 0.5];
      return {
        title: clip(line.title, 40),
        note: clip(
          route
            ? `${line.record.fields.time} · ${line.record.fields.street}`
            : line.record.fields.distance,
          50,
        ),
        x,
        y,
        ...goTo(context, go, line.at),
      };
    }),
  },
];
