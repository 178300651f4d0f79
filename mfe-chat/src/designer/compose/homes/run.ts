import { clip } from '../clip';
import { capital, goTo } from '../context';
import { body, loudGround, type Make, you } from './home-parts';
import { figure } from './openings';
import { numberIn } from '../parts/numbers';

export const run: Make = (context, palette) => {
  const { domain, id } = context;
  if (!domain.pictures.includes('route') || !context.may('map') || !context.may('stats'))
    return figure(context, palette);
  const ground = loudGround(palette);
  const measured = domain.entries.filter(({ value }) => numberIn(value) > 0).slice(0, 3);
  if (measured.length < 2) return figure(context, palette);
  const add = goTo(context, 'new');
  return {
    top: ground,
    components: [
      {
        type: 'cover',
        id: id('cover'),
        ground,
        eyebrow: context.today,
        title: domain.figure,
        note: clip(domain.caption, 60),
        size: domain.figure.length > 4 ? 96 : 132,
        height: 236,
        ...('avatar' in you(context) && add
          ? {
              action: {
                icon: 'plus' as const,
                label: capital(domain.one, domain.language),
                action: add,
              },
            }
          : {}),
      },
      {
        type: 'stats-row',
        id: id('stats'),
        stats: measured.map(({ title, value }) => ({
          value: clip(value, 8),
          label: clip(title, 14),
        })),
      },
      {
        type: 'run-map',
        id: id('route'),
        picture: 'route',
        label: clip(domain.headline, 60),
        pause: context.say('Pause'),
        resume: context.say('Start'),
        music: context.say('Player'),
        space: 22,
      },
      ...body(context, 4),
    ],
  };
};
