import { clip } from '../clip';
import { adding, capital, groupsOf } from '../context';
import { type Builder } from './numbers';
import { type Component } from '../../model/components';

export const form: Builder = (context) => {
  const { domain, id, brief, listId } = context;
  const groups = groupsOf(context).slice(0, 4);
  // The kind's fields describe its usual subject; a narrow subject has its own.
  const own = (brief.entities[0]?.fields ?? []).filter(({ isSaid }) => !domain.isNarrow || isSaid);
  const parts: Component[] = [
    {
      type: 'field',
      id: 'new-name',
      label: context.say('Name'),
      value: '',
      placeholder: clip(domain.entries[0]?.title ?? domain.one, 40),
    },
  ];
  if (groups.length > 1)
    parts.push({
      type: 'choice',
      id: id('kind'),
      label: context.say('Kind'),
      options: groups,
      selected: 0,
    });
  if (domain.isNarrow)
    domain.facts.slice(0, 2).forEach((label) => {
      if (own.some(({ name }) => name.toLowerCase() === label.toLowerCase())) return;
      parts.push({
        type: 'field',
        id: id('fact'),
        label,
        value: '',
        placeholder: clip(label, 40),
      });
    });
  if (context.tasksFirst && brief.language === 'en')
    parts.push({
      type: 'color-picker',
      id: id('color'),
      label: 'Pick a color',
      names: ['First', 'Second', 'Third', 'Fourth', 'Fifth'],
      selected: 3,
    });
  const counted = own.find(({ kind }) => ['number', 'money', 'duration', 'rating'].includes(kind));
  if (counted) {
    parts.push({
      type: 'stepper',
      id: id('amount'),
      label: capital(clip(counted.name, 30), domain.language),
      value: counted.kind === 'rating' ? 4 : 20,
      min: 0,
      max: counted.kind === 'rating' ? 5 : 500,
      unit: counted.kind === 'money' ? context.unit : counted.kind === 'duration' ? 'min' : '×',
    });
  }
  if (!counted || own.some(({ kind }) => kind === 'date' || kind === 'time')) {
    parts.push({
      type: 'day-picker',
      id: id('days'),
      label: context.say('When'),
      days: context.days.map((name, index) => ({
        letter: context.letters[index] ?? 'M',
        name,
        on: index === 1 || index === 4,
      })),
    });
  }
  if (own.some(({ kind }) => kind === 'text') && brief.seed % 3 === 0)
    parts.push({
      type: 'field',
      id: id('note'),
      label: context.say('Note'),
      value: '',
      placeholder: clip(domain.entries[1]?.note ?? 'Note', 60),
      multiline: true,
    });
  parts.push({
    type: 'toggle',
    id: id('remind'),
    title: context.say('Reminders'),
    label: context.say('The evening before, 19:00'),
    on: true,
    ground: brief.seed % 2 ? 'hero' : 'tint1',
  });
  parts.push({
    type: 'button',
    id: id('add'),
    label: clip(adding(context), 34),
    icon: 'plus',
    action:
      listId === ''
        ? { do: 'back' }
        : {
            do: 'add',
            field: 'new-name',
            list: listId,
            to: (listId === 'main-list' ? undefined : context.to('the-list')) ?? 'home',
          },
  });
  return parts;
};
