import { clip } from '../clip';
import { firstName, goTo, personAt, type Context } from '../context';
import { bells, body, finders, type Make, section } from './home-parts';
import { plan } from './plan';
import { thingOf, hasScene, sceneOf } from './scenes';
import { initialsOf } from '../initials';
import { today } from '../parts/days';
import { type Component } from '../../model/components';

/** First day of the week and number of days. */
const gone = [
  [0, 3, 'Holiday'],
  [2, 3, 'Parental'],
  [1, 1, 'Off'],
  [3, 2, 'Holiday'],
] as const;

const week = `${today.day - 1} to ${today.day + 3} May`;

function teamWeek(context: Context): Component {
  return {
    type: 'team-week',
    id: context.id('away'),
    today: 1,
    people: gone.map(([from, days, label], index) => {
      const name = personAt(context, index);
      return { initials: initialsOf(name), name, tint: index, from, days, label };
    }),
  };
}

function requests(context: Context): Component {
  const asks = [
    ['two days', '28 and 29 May'],
    ['one week', '8 to 12 June'],
  ];
  return {
    type: 'approvals',
    id: context.id('asked'),
    requests: asks.map(([length = '', when = ''], index) => {
      const name = personAt(context, index + 4);
      const first = firstName(name);
      return {
        initials: initialsOf(name),
        title: `${first}, ${length}`,
        note: when,
        tint: 4 - index,
      };
    }),
  };
}

/** A team's week: own remaining days, absences and requests. Its bars are in English only. */
export const away: Make = (context, palette) => {
  const { domain, id, brief, say } = context;
  const ask = goTo(context, 'new') ?? goTo(context, 'book') ?? goTo(context, 'you');
  if (brief.language !== 'en' || !ask || !context.may('stats') || !context.may('calendar'))
    return plan(context, palette);
  return {
    components: [
      {
        type: 'top-bar',
        id: id('bar'),
        title: clip(context.name, 24),
        actions: bells(context),
      },
      {
        type: 'balance-card',
        id: id('balance'),
        value: domain.figure,
        caption: clip(domain.caption, 40),
        button: { label: clip(domain.next || say('Add'), 24), action: ask },
        picture: hasScene(context) ? sceneOf(context) : thingOf(context),
      },
      section(context, 'Who is away', { aside: week }),
      teamWeek(context),
      section(context, 'To approve'),
      requests(context),
      ...finders(context),
      ...body(context, 4),
    ],
  };
};
