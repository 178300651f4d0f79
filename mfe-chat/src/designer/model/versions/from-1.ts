import { isRecord, type Fields } from './is-record';

/** Version 1 had no subject. */
const unnamed = { one: 'item', many: 'items' };

const held = (value: unknown, most: number, least = 0): unknown =>
  typeof value === 'number' ? Math.max(least, Math.min(value, most)) : value;

const last = (list: unknown): number => (Array.isArray(list) ? list.length - 1 : Infinity);

const each = (list: unknown, change: (item: Fields) => Fields): unknown =>
  Array.isArray(list) ? list.map((item: unknown) => (isRecord(item) ? change(item) : item)) : list;

const lastDay = ({ year, month }: Fields): number =>
  typeof year === 'number' && typeof month === 'number'
    ? new Date(Date.UTC(year, month, 0)).getUTCDate()
    : 31;

const number = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

/** Numbers without limits in version 1. */
const bounded: Record<string, (part: Fields) => Fields> = {
  'area-chart': ({ now, points }) => ({ now: held(now, last(points)) }),
  banner: ({ at, steps }) => ({ at: held(at, number(steps, Infinity) - 1) }),
  'bar-chart': ({ strongest, bars }) => ({ strongest: held(strongest, last(bars)) }),
  booking: ({ taken, times }) => ({
    taken: Array.isArray(taken)
      ? taken.filter((at) => typeof at !== 'number' || at <= last(times))
      : taken,
  }),
  calendar: (part) => {
    const most = lastDay(part);
    const { selected, today, marked } = part;
    return {
      selected: held(selected, most),
      marked: Array.isArray(marked)
        ? marked.filter((day) => typeof day !== 'number' || day <= most)
        : marked,
      today: held(today, most),
    };
  },
  choice: ({ selected, options }) => ({ selected: held(selected, last(options)) }),
  segments: ({ selected, options }) => ({ selected: held(selected, last(options)) }),
  converter: ({ from, to, units }) => ({
    from: held(from, last(units)),
    to: held(to, last(units)),
  }),
  kanban: ({ cards, columns }) => ({
    cards: each(cards, (card) => ({ ...card, column: held(card['column'], last(columns)) })),
  }),
  quiz: ({ questions }) => ({
    questions: each(questions, (question) => ({
      ...question,
      right: held(question['right'], last(question['answers'])),
    })),
  }),
  steps: ({ at, steps }) => ({ at: held(at, last(steps)) }),
  stepper: ({ value, min, max }) => {
    const [least, most] = [number(min, -Infinity), number(max, Infinity)];
    const [low, high] = [Math.min(least, most), Math.max(least, most)];
    return low === least
      ? { value: held(value, high, low) }
      : { value: held(value, high, low), min: low, max: high };
  },
  'team-week': ({ people }) => ({
    people: each(people, (person) => ({
      ...person,
      days: held(person['days'], 5 - number(person['from'], 0)),
    })),
  }),
  weather: ({ days }) => ({
    days: each(days, (day) => ({
      ...day,
      low: held(day['low'], number(day['high'], Infinity), -Infinity),
    })),
  }),
};

/** Keeps the order of keys. */
export function componentFrom1(component: unknown): unknown {
  if (!isRecord(component)) return component;
  const type = String(component['type']);
  const bring = Object.hasOwn(bounded, type) ? bounded[type] : undefined;
  return bring ? { ...component, ...bring(component) } : component;
}

export const screenFrom1 = (screen: unknown): unknown =>
  isRecord(screen) && Array.isArray(screen['components'])
    ? { ...screen, components: screen['components'].map(componentFrom1) }
    : screen;

/** Limits indexes of actions to existing items. */
function actionsFrom1(value: unknown, mostOf: (action: Fields) => Fields): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => actionsFrom1(item, mostOf));
  if (!isRecord(value)) return value;
  if (value['do'] === 'go' || value['do'] === 'put') return { ...value, ...mostOf(value) };
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, actionsFrom1(item, mostOf)]),
  );
}

/** Version 2 adds the subject, allows longer ideas and limits every number. */
export function from1({ version: _one, id, name, kind, ...rest }: Fields): Fields {
  const screens = Array.isArray(rest['screens']) ? rest['screens'].map(screenFrom1) : [];
  const parts = screens.filter(isRecord).flatMap((screen) => {
    const { components } = screen;
    const listed = (Array.isArray(components) ? components : []).filter(isRecord);
    return listed.map((part) => ({ screen: screen['id'], part }));
  });
  const records = (to: unknown) =>
    parts.find(({ screen, part }) => screen === to && part['type'] === 'detail')?.part['records'];
  const items = (cart: unknown) =>
    parts.find(({ part }) => part['type'] === 'cart' && part['id'] === cart)?.part['items'];
  const mostOf = (action: Fields): Fields => ({
    ...('pick' in action ? { pick: held(action['pick'], last(records(action['to']))) } : {}),
    ...('item' in action ? { item: held(action['item'], last(items(action['cart']))) } : {}),
  });
  return {
    version: 2,
    id,
    name,
    kind,
    domain: unnamed,
    ...rest,
    ...('screens' in rest && Array.isArray(rest['screens'])
      ? { screens: actionsFrom1(screens, mostOf) }
      : {}),
  };
}
