import { clip } from '../clip';
import { capital, goTo, groupsOf, leadOf, type Context } from '../context';
import { bell, type Make } from './home-parts';
import { scene } from './openings';
import { sceneOf, hasScene } from './scenes';
import { type Row } from '../../model/parts';

export const trip: Make = (context, palette) => {
  const { domain, id, say } = context;
  const days = groupsOf(context).slice(0, 5);
  if (!hasScene(context) || days.length < 2 || !context.may('filter') || !context.may('list'))
    return scene(context, palette);
  const by = id('day');
  return {
    top: 'sky',
    components: [
      {
        type: 'scene',
        id: id('scene'),
        picture: sceneOf(context),
        label: capital(clip(domain.many, 40), domain.language),
        eyebrow: context.name,
        title: clip(domain.next || domain.headline, 24),
        note: clip(domain.nextNote || domain.caption, 60),
        height: 303,
        ...bell(context),
      },
      {
        type: 'segments',
        id: by,
        label: say('When'),
        options: days,
        selected: Math.min(1, days.length - 1),
        space: 18,
      },
      { type: 'itinerary', id: id('stops'), by, days: days.map((day) => stopsOn(context, day)) },
    ],
  };
};

function stopsOn(context: Context, day: string): Row[] {
  return context.domain.entries.flatMap(({ group, title, note, value }, index) => {
    const lead = leadOf({ ...context, imagery: 'icons' }, index);
    const action = goTo(context, 'detail', index);
    return group === day
      ? [
          {
            title,
            note,
            value,
            tint: index % 5,
            ...(lead ? { lead } : {}),
            ...(action ? { action } : {}),
          },
        ]
      : [];
  });
}
