import { clip } from '../clip';
import { groupsOf, personAt } from '../context';
import { pictureAt, type Builder } from './numbers';
import { initialsOf } from '../initials';

export const settings: Builder = ({ id, say }) => [
  {
    type: 'toggles',
    id: id('settings'),
    label: say('Settings'),
    options: [
      { title: say('Larger text'), on: false },
      { title: say('Quiet after ten'), note: '22:00 – 7:00', on: true },
      { title: say('Weekly summary'), note: say('Sunday, 10:00'), on: true },
    ],
  },
];

export const profile: Builder = (context) => {
  const name = personAt(context, 5);
  const record = context.traits.recordProfile ? context.domain.entries[0] : undefined;
  return [
    {
      type: 'profile',
      id: context.id('profile'),
      initials: initialsOf(name),
      name: record?.title ?? name,
      note: record
        ? record.facts.slice(0, 2).join(', ')
        : `${context.domain.entries.length} ${clip(context.domain.many, 30)}${context.brief.language === 'en' ? ', since March' : ''}`,
      tint: context.chance.below(5),
      ...(record ? { lead: { as: 'picture', picture: pictureAt(context, 0) } as const } : {}),
    },
  ];
};

export const login: Builder = (context) => [
  {
    type: 'login',
    id: context.id('door'),
    title: context.say('Good to see you.'),
    note: context.domain.headline,
    mail: context.say('Email'),
    password: context.say('Password'),
    enter: context.say('Sign in'),
    other: context.say('Create an account'),
    wrong: context.say('Both fields, please.'),
    to: 'home',
  },
];

export const onboarding: Builder = (context) => {
  const pages = context.samples.pages;
  return [
    {
      type: 'onboarding',
      id: context.id('intro'),
      next: context.say('Next'),
      done: context.say('Start'),
      to: 'home',
      pages: [
        {
          title: context.domain.headline,
          text: pages[0] ? `${pages[0].title}. ${pages[0].text}` : '',
          picture: pictureAt(context, 1),
        },
        {
          title: pages[1]?.title ?? '',
          text: pages[1]?.text ?? '',
          picture: pictureAt(context, 0),
          choices: groupsOf(context).concat(context.say('Not sure')).slice(0, 5),
        },
      ],
    },
  ];
};
