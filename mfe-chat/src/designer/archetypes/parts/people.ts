import { clip } from '../../compose/clip';
import { fill } from '../fill';
import { goTo, linesOf, say, slots, usual, type AppContext, type Builder } from '../context';

export const messages: Builder<'messages'> = (context) => [
  {
    type: 'messages',
    id: context.id('thread'),
    field: usual(context, 'write'),
    send: usual(context, 'send'),
    messages: context.phrases.talk.map((text, index) => ({
      from: index % 2 ? ('me' as const) : ('them' as const),
      text: fill(text, slots(context, index), context.customs.language),
      at: `9:${12 + index * 6}`,
    })),
  },
];

/** Tells whether the noun can be counted: grooming and rice cannot. */
export const isCounted = ({ subject, category }: AppContext) =>
  subject.one !== subject.many && category.is !== 'service';

export const profile: Builder<'profile'> = (context) => {
  const name = context.people[5 % context.people.length] ?? '';
  const [role] = context.archetype.roles;
  return [
    {
      type: 'profile',
      id: context.id('profile'),
      initials: context.initials(name),
      name,
      note: clip(
        [
          role ? context.phrases.roles[role.id] : '',
          isCounted(context) ? `${context.records.length} ${context.subject.many}` : '',
        ]
          .filter(Boolean)
          .join(' · '),
        60,
      ),
      tint: context.seed % 5,
    },
  ];
};

export const roles: Builder<'roles'> = (context) => {
  const rows = context.archetype.roles.flatMap(({ id, screen }, index) => {
    const { action } = goTo(context, screen);
    return action
      ? [
          {
            title: clip(context.phrases.roles[id] ?? id, 40),
            note: clip(nameOf(context, screen), 40),
            lead: { as: 'icon' as const, icon: 'user-round' as const },
            tint: index % 5,
            action,
          },
        ]
      : [];
  });
  return rows.length < 2
    ? []
    : [{ type: 'list', id: context.id('roles'), arrangement: 'list', rows }];
};

function nameOf(context: AppContext, screen: string): string {
  const found = context.archetype.screens.find(({ id }) => id === screen) ?? context.archetype.home;
  return say(context, found.name);
}

export const settings: Builder<'settings'> = (context) => [
  {
    type: 'toggles',
    id: context.id('settings'),
    label: usual(context, 'settings'),
    options: [
      { title: usual(context, 'larger'), on: false },
      { title: usual(context, 'quiet'), note: '22:00 – 7:00', on: true },
    ],
  },
];

export const reminders: Builder<'reminders'> = (context) => [
  {
    type: 'reminders',
    id: context.id('reminders'),
    label: usual(context, 'reminders'),
    rows: linesOf(context, 'tasks', 3).map(({ title }, index) => ({
      title: clip(title, 40),
      note: usual(context, ['daily', 'weekdays', 'sunday'][index] ?? 'daily'),
      on: index < 2,
    })),
  },
];
