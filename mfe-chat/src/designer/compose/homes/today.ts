import { clip } from '../clip';
import { firstName, personAt, type Context } from '../context';
import { finders, greeting, link, MAIN_LIST, type Make, section } from './home-parts';
import { card } from './openings';
import { thingOf } from './scenes';
import { taskList } from '../parts/lists';
import { today as now } from '../parts/days';
import { type Component } from '../../model/components';

/** Five days up to today and two in the future. */
function weekOf({ brief, days, letters, id }: Context): Component {
  const kept = brief.seed % 3;
  return {
    type: 'week',
    id: id('week'),
    days: [-4, -3, -2, -1, 0, 1, 2].map((from, index) => {
      const weekday = (8 + from) % 7;
      return {
        letter: letters[weekday] ?? 'M',
        name: days[weekday] ?? '',
        number: now.day + from,
        progress: from > 0 ? 0 : index === kept ? 0.8 : 1,
        ...(from === 0 ? { today: true } : {}),
      };
    }),
  };
}

export const today: Make = (context, palette) => {
  const { domain, brief, id, say } = context;
  if (!context.tasksFirst || !context.may('progress')) return card(context, palette);
  const name = firstName(personAt(context, 5));
  return {
    components: [
      greeting(
        context,
        brief.language === 'en' ? `Morning, ${name}` : clip(domain.headline, 40),
        28,
        { id: 'hello', eyebrow: context.today },
      ),
      weekOf(context),
      {
        type: 'progress-card',
        id: id('done'),
        list: MAIN_LIST,
        of: say('of'),
        caption: say(domain.counted),
        picture: thingOf(context),
      },
      ...finders(context),
      section(context, say('Today'), link(context)),
      taskList({ ...context, rows: 'cards' }, MAIN_LIST),
    ],
  };
};
