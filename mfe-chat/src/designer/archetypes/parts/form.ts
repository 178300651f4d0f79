import { clip } from '../../compose/clip';
import type { Component } from '../../model/components';
import { signOf } from '../amounts';
import type { Field } from '../asked/facts';
import { firstTalk, say, usual, type AppContext, type Builder } from '../context';
import { labelOf, ordered } from '../records';
import { groupLabel, groupsOf, saidBy } from './records';
import { camera, signature } from './tools';

export const form: Builder<'form'> = (context, { fields, send, go }) => {
  const to = go && context.has(go) ? go : 'home';
  const list = context.mainList;
  const inputs = inputsOf(context, fields);
  const nameField = fields.includes('title')
    ? inputs.find(({ type }) => type === 'field')?.id
    : undefined;
  return [
    ...inputs,
    {
      type: 'button',
      id: context.id('send'),
      label: clip(say(context, send), 34),
      icon: 'check',
      action:
        list !== '' && nameField !== undefined
          ? { do: 'add', field: nameField, list, to }
          : { do: 'go', to },
    },
  ];
};

type FormField = Parameters<typeof form>[1]['fields'][number];

/** Index in the category's fields; -1 for a field of the archetype. */
const placeOf = (field: FormField) => (ordered as readonly FormField[]).indexOf(field);

function inputsOf(context: AppContext, fields: readonly FormField[]): Component[] {
  const { asked = 0, category } = context;
  const of = (field: FormField, index: number) => inputOf(context, field, index);
  const isRecord = fields.some((field) => field === 'title' || placeOf(field) >= 0);
  if (asked === 0 || !isRecord) return fields.flatMap(of);
  const isSaid = saidBy({ asked, category });
  const said = category.fields.slice(0, asked);
  const isNamed = said.some(({ label }) => label === usual(context, 'name'));
  return [
    ...(fields.includes('title') && !isNamed ? of('title', 0) : []),
    ...said.flatMap((field) => fieldInput(context, field, 1)),
    ...fields.filter((field) => !isSaid(field) && field !== 'title').flatMap(of),
  ];
}

const counted = ['count', 'stock', 'minutes', 'measure', 'percent'] as const;
const moneys = ['price', 'amount', 'per-day', 'per-hour'] as const;
const isOneOf =
  <Name extends FormField>(names: readonly Name[]) =>
  (field: FormField): field is Name =>
    (names as readonly FormField[]).includes(field);
const isCounted = isOneOf(counted);
const isMoney = isOneOf(moneys);

const text = (id: string, label: string, placeholder: string, multiline = false): Component => ({
  type: 'field',
  id,
  label: clip(label, 40),
  value: '',
  placeholder: clip(placeholder, 40),
  ...(multiline ? { multiline } : {}),
});

const choice = (id: string, label: string, options: readonly string[]): Component[] => {
  const few = [...new Set(options)].slice(0, 4).map((option) => clip(option, 24));
  return few.length < 2
    ? []
    : [{ type: 'choice', id, label: clip(label, 30), options: few, selected: 0 }];
};

/** Limit of the component schema; monthly pay in won exceeds it. */
const most = 1_000_000;

const stepper = (context: AppContext, label: string, value: number, unit: string): Component => ({
  type: 'stepper',
  id: context.id('amount'),
  label: clip(label, 30),
  value: Math.min(value, most),
  min: 0,
  max: unit === signOf(context.customs) ? Math.min(most, Math.max(100_000, value * 10)) : 500,
  unit,
});

const dayPicker = (context: AppContext, label: string): Component => ({
  type: 'day-picker',
  id: context.id('days'),
  label: clip(label, 40),
  days: context.days.map((name, day) => ({
    letter: context.letters[day] ?? 'M',
    name,
    on: day === 1,
  })),
});

function inputOf(context: AppContext, field: FormField, index: number): Component[] {
  const [record] = context.records;
  const place = placeOf(field);
  if (place >= 0) return fieldInput(context, context.category.fields[place], index);
  if (isMoney(field)) {
    const price = Math.round(record?.price ?? 20);
    return [stepper(context, labelOf(context, field), price, signOf(context.customs))];
  }
  if (isCounted(field)) {
    const unit = field === 'measure' ? context.category.measure.unit : '';
    return [stepper(context, labelOf(context, field), 2, unit || '×')];
  }
  switch (field) {
    case 'days':
    case 'when':
    case 'due':
    case 'next':
      return [dayPicker(context, usual(context, 'when'))];
    case 'title':
      return [
        text(context.id('new-name'), usual(context, 'name'), record?.title ?? context.subject.one),
      ];
    case 'note':
      return [text(context.id('note'), usual(context, 'note'), firstTalk(context), true)];
    case 'person':
      return [
        text(context.id('who'), context.role || usual(context, 'person'), context.people[1] ?? ''),
      ];
    case 'photo':
      return camera(context, { part: 'camera' });
    case 'signature':
      return signature(context, { part: 'signature', label: 'signature' });
    case 'group':
      // People are no kinds to choose from.
      if (context.category.groupBy === 'with') return [];
      return choice(context.id('kind'), groupLabel(context, 'groups'), groupsOf(context, 'groups'));
    case 'state':
      return choice(context.id('state'), usual(context, 'status'), groupsOf(context, 'states'));
    case 'priority':
      return choice(context.id('priority'), labelOf(context, field), context.texts.priorities);
    default: {
      const label = labelOf(context, field);
      return [text(context.id('field'), label, label)];
    }
  }
}

function fieldInput(context: AppContext, field: Field | undefined, index: number): Component[] {
  if (!field) return [];
  const { label, values, kind } = field;
  switch (kind) {
    case 'date':
      return [dayPicker(context, label)];
    case 'photo':
      return camera(context, { part: 'camera' });
    case 'money':
      return [
        stepper(
          context,
          label,
          Math.round(context.records[0]?.price ?? 20),
          signOf(context.customs),
        ),
      ];
    case 'count':
      return [stepper(context, label, 2, '×')];
    case 'note':
      return [text(context.id('field'), label, firstTalk(context), true)];
    default: {
      const isShort = values.every((value) => value.length < 14 && !value.startsWith(label));
      const isChosen = kind === 'state' || kind === 'kind' || kind === 'priority' || kind === 'yes';
      return isShort && values.length > 1 && (isChosen || (index > 0 && kind === undefined))
        ? choice(context.id('choice'), label, values)
        : [text(context.id('field'), label, label)];
    }
  }
}
