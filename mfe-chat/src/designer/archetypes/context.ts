import type { FieldRef, FigureRef, Part } from '../../content/archetype.schema';
import type { FactParts } from './asked/said-facts';
import { clip } from '../compose/clip';
import type { PictureName } from '../drawings/picture-names';
import type { Component } from '../model/components';
import type { Action, Lead, Row } from '../model/parts';
import { money, number, percent } from './amounts';
import { fill, type Slots } from './fill';
import { labelOf, ordered, slotsOf, type AppRecord } from './records';
import type { Ingredients } from './subject';

export type Of = Extract<Part, { part: 'list' }>['of'];

export interface AppContext extends Ingredients {
  seed: number;
  app: string;
  role: string;
  records: readonly AppRecord[];
  /** Returns an unused id. */
  id: (wanted: string) => string;
  has: (screen: string) => boolean;
  /** Returns the id of the next list; search, filters and figures of a screen use the first. */
  listHere: () => string;
  /** Id of that first list; '' without one. */
  searched: string;
  /** Id of the list that forms add to; '' without one. */
  mainList: string;
  isHome?: boolean;
  factOf?: FactParts['fieldOf'] | undefined;
  seldom?: SeldomParts | undefined;
  initials: (name: string) => string;
}

export function say(context: AppContext, key: string, index = 0): string {
  const text = context.phrases.texts[key] ?? context.shared[key] ?? context.texts.parts[key] ?? key;
  return fill(text, slots(context, index), context.customs.language);
}

export const usual = (context: AppContext, key: string): string =>
  fill(context.texts.parts[key] ?? key, slots(context, 0), context.customs.language);

export const slots = (context: AppContext, index: number): Slots => ({
  ...slotsOf(context, context.seed, index),
  app: context.app,
  role: context.role,
});

export const firstTalk = (context: AppContext): string =>
  fill(context.category.talk[0] ?? '…', slots(context, 0), context.customs.language);

export const goTo = (
  context: AppContext,
  screen: string | undefined,
  pick?: number,
): { action?: Action } =>
  screen !== undefined && context.has(screen)
    ? { action: { do: 'go', to: screen, ...(pick === undefined ? {} : { pick }) } }
    : {};

/** Returns a picture only for exactly this noun or record: a drill is not a toolbox. */
export const nounPicture = (
  { subject, records }: Pick<AppContext, 'subject' | 'records'>,
  at?: number,
): PictureName | undefined =>
  at === undefined ? subject.picture : records[at % records.length]?.picture;

/** Rows never show the picture of another thing. */
export function leadOf(
  context: AppContext,
  wanted: string | undefined,
  title: string,
  record?: AppRecord,
): { lead?: Lead } {
  const { subject, category } = context;
  if (wanted === 'plain') return {};
  if (wanted === 'pill') return { lead: { as: 'pill' } };
  if (wanted === 'initials') return { lead: { as: 'initials', text: context.initials(title) } };
  const icon = subject.icon ?? category.icon;
  const picture = record ? record.picture : subject.picture;
  return {
    lead: wanted === 'picture' && picture ? { as: 'picture', picture } : { as: 'icon', icon },
  };
}

interface Line {
  title: string;
  record: AppRecord;
  /** Index of the record that the line opens. */
  at: number;
  lead?: 'initials';
  value?: string;
  note?: string;
}

export function linesOf(context: AppContext, of: Of, count = 6): Line[] {
  const { records, people, category, customs } = context;
  // Every app has records.
  const record = (index: number): AppRecord => records[index % records.length]!;
  const some = (length: number, line: (index: number) => Line): Line[] =>
    Array.from({ length: Math.min(count, length) }, (_, index) => line(index));
  switch (of) {
    case 'records':
      return some(records.length, (index) => ({
        title: record(index).title,
        record: record(index),
        at: index,
      }));
    case 'mine':
      return some(Math.min(3, records.length), (index) => {
        const at = (index * 2 + 1) % records.length;
        return { title: record(at).title, record: record(at), at };
      });
    case 'people':
      return some(people.length - 1, (index) => ({
        title: people[(context.seed + index + 1) % people.length] ?? '',
        record: record(index),
        at: index % records.length,
        lead: 'initials' as const,
      }));
    case 'tasks': {
      const { tasks } = category;
      return some(tasks.length, (index) => ({
        title: fill(tasks[index] ?? '', slots(context, index), customs.language),
        record: record(index),
        at: index % records.length,
      }));
    }
    case 'dealings':
      return some(records.length, (index) => ({
        title: say(context, 'dealing', index),
        record: record(index),
        at: index,
      }));
    case 'log':
      // Log entries lie in the past.
      return some(5, (index) => ({
        title: record(index).title,
        record: {
          ...record(index),
          fields: { ...record(index).fields, when: record(index).fields.last },
        },
        at: index % records.length,
        value: record(index).fields.measure,
        note: record(index).fields.time,
      }));
    case 'groups': {
      const groups = [...new Set(records.map(({ group }) => group))];
      return some(groups.length, (index) => ({
        title: groups[index] ?? '',
        record: record(index),
        at: Math.max(
          0,
          records.findIndex(({ group }) => group === groups[index]),
        ),
        value: String(records.filter(({ group }) => group === groups[index]).length),
      }));
    }
    case 'states':
      return context.archetype.states.slice(0, count).map(({ id }, index) => ({
        title: context.phrases.states[id] ?? id,
        record: record(index),
        at: Math.max(
          0,
          records.findIndex(({ state }) => state === id),
        ),
        value: String(records.filter(({ state }) => state === id).length),
      }));
  }
}

/** Returns a field of a row, with its label if the value means little alone: `Bed 4a`. */
export function fieldOf({ record }: Line, field: FieldRef): string {
  const value = record.fields[field];
  const fact = record.facts[(ordered as readonly FieldRef[]).indexOf(field)];
  return fact?.isBare ? `${fact.label} ${value}` : value;
}

const ofRecords: readonly Of[] = ['records', 'mine'];

function notesOf(
  { asked = 0 }: AppContext,
  { of, note }: { of: Of; note?: readonly FieldRef[] | undefined },
): readonly FieldRef[] | undefined {
  if (asked === 0 || !note || !ofRecords.includes(of)) return note;
  const said: FieldRef[] = asked > 1 ? ['first', 'second'] : ['first'];
  return [...said, ...note.filter((field) => !said.includes(field))].slice(0, 2);
}

/** Only these rows show one record each; tasks and states have no picture. */
const pictured: ReadonlySet<Of> = new Set(['records', 'mine', 'dealings', 'log']);

export function rowsOf(
  context: AppContext,
  part: {
    of: Of;
    note?: FieldRef[] | undefined;
    value?: FieldRef | undefined;
    lead?: string | undefined;
    count?: number | undefined;
    go?: string | undefined;
  },
): Row[] {
  return linesOf(context, part.of, part.count).map((line, index) => {
    const said = notesOf(context, part)
      ?.map((field) => fieldOf(line, field))
      // A fact without a value is on the record only.
      .filter((text) => text && text !== line.title && !/(?:^|\s)–$/u.test(text));
    const note = said ? [...new Set(said)].join(' · ') : line.note;
    const wanted = line.lead ?? part.lead;
    const lead = wanted === 'picture' && !pictured.has(part.of) ? 'icon' : wanted;
    const value = part.value ? fieldOf(line, part.value) : line.value;
    return {
      title: clip(line.title, 60),
      ...(note ? { note: clip(note, 60) } : {}),
      ...(value ? { value: clip(value, 24) } : {}),
      ...(line.record.group ? { group: line.record.group } : {}),
      tint: index % 5,
      ...leadOf(context, lead, line.title, line.record),
      ...goTo(context, part.go, line.at),
    };
  });
}

export function figureOf(context: AppContext, figure: FigureRef): string {
  const { records, customs, category, archetype } = context;
  const { measure } = category;
  const last = archetype.states.at(-1)?.id;
  const done = records.filter(({ state }) => state === last).length;
  const total = records.reduce((sum, { price }) => sum + price, 0);
  const withUnit = (value: number) => `${number(customs, value)} ${measure.unit}`.trim();
  switch (figure) {
    case 'count':
      return String(records.length);
    case 'open':
      return String(records.length - done);
    case 'done':
      return String(done);
    case 'total':
      return money(customs, Math.round(total));
    case 'month-total':
      return money(customs, Math.round(total * 1.6));
    case 'average':
      return withUnit(measure.value > 9 ? Math.round(measure.value * 0.8) : measure.value);
    case 'average-price':
      return money(customs, Math.round(total / records.length));
    case 'percent':
      return percent(customs, measure.value / Math.max(measure.goal, measure.value));
    case 'measure':
      return withUnit(measure.value);
    case 'goal':
      return withUnit(measure.goal);
    case 'streak':
      return String(9 + (context.seed % 12));
    case 'queue-number':
      return `A ${14 + (context.seed % 30)}`;
    case 'ahead':
      return String(2 + (context.seed % 5));
    case 'minutes-only':
      return String(8 + (context.seed % 9));
    case 'several':
      return String(18 + (context.seed % 9) * 3);
    case 'low':
      return String(1 + (context.seed % 3));
    default:
      return records[0]?.fields[figure === 'next-time' ? 'time' : figure] ?? '';
  }
}

export const factOf = (context: AppContext, record: AppRecord, field: FieldRef) => ({
  label: clip(labelOf(context, field), 30),
  value: clip(record.fields[field], 60),
});

export type Builder<P extends Part['part']> = (
  context: AppContext,
  part: Extract<Part, { part: P }>,
) => Component[];

export type Builders = { [P in Part['part']]: Builder<P> };

export const titled = (context: AppContext, title: string | undefined): Component[] =>
  title === undefined
    ? []
    : [{ type: 'section', id: context.id('section'), title: clip(say(context, title), 30) }];

/** Code of parts that few apps have; names what an app lacked while it was composed. */
export interface SeldomParts {
  builders: Partial<Builders>;
  chunks: string[];
  lacking: Set<string>;
}
