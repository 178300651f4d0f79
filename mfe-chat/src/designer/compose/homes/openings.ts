import { clip, personAt } from '../context';
import { bell, bells, body, button, finders, loudGround, type Make, you } from './home-parts';
import { hasScene, hasThing, sceneOf, thingOf } from './scenes';
import { statsRow } from '../parts/charts';
import { makers } from '../parts/makers';
import { type Component } from '../../model/components';

export const card: Make = (context) => {
  const { domain, brief, id } = context;
  const name = personAt(context, 5).split(' ')[0] ?? '';
  const isGreeting = brief.language === 'en' && brief.seed % 2 === 1;
  const counted = context.tasksFirst && context.may('checklist');
  const parts: Component[] = [
    {
      type: 'header',
      id: id('hello'),
      eyebrow: context.today,
      title: isGreeting ? `Morning, ${name}` : clip(domain.headline, 40),
      size: isGreeting ? 32 : 28,
      ...you(context),
    },
  ];
  if (context.wants('streak') && !context.to('insights')) parts.push(...makers.streak(context));
  else if (counted && context.may('progress'))
    parts.push({
      type: 'progress-card',
      id: id('done'),
      list: 'main-list',
      of: context.say('of'),
      caption: context.say('done today.'),
      picture: thingOf(context),
    });
  else
    parts.push({
      type: 'cover',
      id: id('cover'),
      space: 16,
      ground: 'hero',
      eyebrow: clip(domain.caption, 40),
      title: domain.figure,
      size: domain.figure.length > 4 ? 72 : 96,
      height: 182,
      ...(domain.figure.length > 5 || !hasThing(context) ? {} : { picture: thingOf(context) }),
    });
  return {
    top: 'background',
    components: [...parts, ...finders(context, 'main-list'), ...body(context, 5)],
    list: 'main-list',
  };
};

export const cover: Make = (context, palette) => {
  if (!hasThing(context))
    return hasScene(context) ? scene(context, palette) : card(context, palette);
  const ground = loudGround(palette);
  return {
    top: ground,
    list: 'main-list',
    components: [
      {
        type: 'cover',
        id: context.id('cover'),
        ground,
        eyebrow: context.today,
        title: clip(context.domain.headline, 60),
        size: 43,
        height: 318,
        picture: thingOf(context),
        ...button(context),
        ...bell(context),
      },
      ...finders(context, 'main-list'),
      ...body(context, 4),
    ],
  };
};

export const figure: Make = (context, palette) => {
  const { domain, id } = context;
  const isBold = context.brief.seed % 3 !== 0;
  const ground = isBold ? loudGround(palette) : 'background';
  const long = domain.figure.length > 5;
  const charts = context.may('chart')
    ? context.to('insights') && context.brief.seed % 2
      ? []
      : makers.chart(context)
    : [];
  return {
    top: ground,
    list: 'main-list',
    components: isBold
      ? [
          {
            type: 'cover',
            id: id('cover'),
            ground,
            eyebrow: context.today,
            title: domain.figure,
            note: clip(domain.caption, 60),
            size: long ? 84 : 124,
            height: long ? 196 : 236,
            ...bell(context),
          },
          ...(context.may('stats') ? statsRow(context) : []),
          ...body(context, 4),
        ]
      : [
          {
            type: 'top-bar',
            id: id('bar'),
            label: context.today,
            actions: bells(context),
          },
          {
            type: 'big-number',
            id: id('figure'),
            label: clip(domain.caption, 50),
            value: domain.figure,
            caption: clip(domain.headline, 60),
            size: long ? 76 : 104,
          },
          ...charts,
          ...body(context, 4),
        ],
  };
};

export const scene: Make = (context, palette) => {
  if (!hasScene(context))
    return hasThing(context) ? cover(context, palette) : card(context, palette);
  const { domain } = context;

  return {
    top: 'sky',
    list: 'main-list',
    components: [
      {
        type: 'cover',
        id: context.id('scene'),
        ground: 'sky',
        eyebrow: context.today,
        title: clip(domain.headline, 44),
        size: 38,
        height: 384,
        picture: sceneOf(context),
        fills: true,
        ...bell(context),
      },
      ...finders(context, 'main-list'),
      ...body(context, 4),
    ],
  };
};
