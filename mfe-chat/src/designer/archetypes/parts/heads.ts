import { clip } from '../../compose/clip';
import type { PictureName } from '../../drawings/picture-names';
import type { Action } from '../../model/parts';
import {
  figureOf,
  goTo,
  nounPicture,
  linesOf,
  say,
  usual,
  type AppContext,
  type Builder,
} from '../context';

/** Abstract patterns: they suit every subject. */
const patterns: readonly PictureName[] = ['arcs', 'waves', 'tiles', 'rings', 'dots'];

export const patternOf = ({ seed }: AppContext, index = 0): PictureName =>
  patterns[(seed + index) % patterns.length] ?? 'arcs';

const corners: readonly PictureName[] = ['corner-leaves', 'corner-cuts', 'corner-petals'];

export const cornerOf = ({ seed }: AppContext, index = 0): PictureName =>
  corners[(seed + index) % corners.length] ?? 'corner-leaves';

export const pictureOf = (context: AppContext, index: number): PictureName =>
  nounPicture(context, index) ?? patternOf(context, index);

interface Button {
  label: string;
  go?: string | undefined;
  says?: string | undefined;
  off?: string | undefined;
}

export function actionOf(context: AppContext, { label, go, says, off }: Button): Action {
  const { action } = goTo(context, go);
  if (action) return action;
  return {
    do: 'toggle',
    says: clip(says ? say(context, says) : usual(context, 'saved'), 60),
    ...(off ? { off: clip(say(context, off), 60) } : { off: clip(say(context, label), 60) }),
  };
}

export const header: Builder<'header'> = (context, { title, eyebrow, note, size = 32 }) => {
  const said = say(context, title);
  // A first screen that does not name the subject shows the app name above.
  const above = eyebrow ? say(context, eyebrow) : isNaming(context, said) ? '' : context.app;
  return [
    {
      type: 'header',
      id: context.id('title'),
      ...(above && above !== said ? { eyebrow: clip(above, 40) } : {}),
      title: clip(said, 60),
      ...(note ? { note: clip(say(context, note), 60) } : {}),
      size,
      ...avatarOf(context),
    },
  ];
};

const isNaming = ({ subject, isHome }: AppContext, title: string): boolean =>
  !isHome ||
  [subject.one, subject.many].some((noun) => title.toLowerCase().includes(noun.toLowerCase()));

function avatarOf(context: AppContext) {
  const { action } = goTo(context, 'you');
  const label = context.people[5 % context.people.length] ?? '';
  return action ? { avatar: { initials: context.initials(label), label, action } } : {};
}

export const cover: Builder<'cover'> = (context, part) => {
  const title = part.figure
    ? figureOf(context, part.figure)
    : say(context, part.title ?? 'headline');
  const thing = part.picture === 'noun' ? nounPicture(context) : undefined;
  return [
    {
      type: 'cover',
      id: context.id('cover'),
      ground: part.ground,
      eyebrow: clip(part.eyebrow ? say(context, part.eyebrow) : context.app, 40),
      title: clip(title, 60),
      ...(part.note ? { note: clip(say(context, part.note), 60) } : {}),
      size: part.figure ? (title.length > 6 ? 64 : 96) : title.length > 30 ? 30 : 36,
      height: part.height,
      ...(thing ? { picture: thing } : {}),
      ...(part.button
        ? {
            button: {
              label: clip(say(context, part.button.label), 26),
              action: actionOf(context, part.button),
            },
          }
        : {}),
    },
  ];
};

export const bigNumber: Builder<'big-number'> = (
  context,
  { figure, label, caption, size = 88 },
) => {
  const value = figureOf(context, figure);
  return [
    {
      type: 'big-number',
      id: context.id('figure'),
      label: clip(say(context, label), 50),
      value,
      ...(caption ? { caption: clip(say(context, caption), 60) } : {}),
      size: value.length > 6 ? Math.min(size, 60) : size,
    },
  ];
};

export const nextUp: Builder<'next-up'> = (context, { eyebrow, of, buttons }) => {
  const [line] = linesOf(context, of, 1);
  return [
    {
      type: 'visit-card',
      id: context.id('next'),
      eyebrow: clip(`${say(context, eyebrow)} · ${line?.record.fields.when ?? ''}`, 40),
      title: clip(line?.title ?? context.app, 44),
      picture: cornerOf(context),
      buttons: buttons.map((button) => ({
        label: clip(say(context, button.label), 24),
        action: actionOf(context, button),
      })),
    },
  ];
};

export const banner: Builder<'banner'> = (context, { eyebrow, title, steps, at, stepName }) => [
  {
    type: 'banner',
    id: context.id('banner'),
    eyebrow: clip(say(context, eyebrow), 40),
    title: clip(say(context, title), 44),
    steps,
    at: Math.min(at, steps - 1),
    stepName: clip(say(context, stepName), 20),
  },
];

export const section: Builder<'section'> = (context, { title, link }) => {
  const { action } = goTo(context, link?.go);
  return [
    {
      type: 'section',
      id: context.id('section'),
      title: clip(say(context, title), 30),
      ...(link && action ? { link: { label: clip(say(context, link.label), 20), action } } : {}),
    },
  ];
};

/** Skips links to screens that this app does not have. */
const leadsNowhere = ({ has, archetype }: AppContext, { go }: Button): boolean =>
  go !== undefined && !has(go) && archetype.screens.some(({ id, asked }) => asked && id === go);

export const button: Builder<'button'> = (context, part) =>
  leadsNowhere(context, part)
    ? []
    : [
        {
          type: 'button',
          id: context.id('button'),
          label: clip(say(context, part.label), 34),
          action: actionOf(context, part),
          ...(part.quiet ? { quiet: true } : {}),
          ...(part.icon ? { icon: part.icon } : {}),
        },
      ];

export const add: Builder<'add'> = (context, { label, go }) => {
  const { action } = goTo(context, go);
  return action
    ? [
        {
          type: 'floating-button',
          id: context.id('add'),
          label: clip(say(context, label), 26),
          icon: 'plus',
          action,
        },
      ]
    : [];
};

export const note: Builder<'note'> = (context, { text }) => [
  { type: 'paragraph', id: context.id('text'), text: say(context, text) },
];

export const links: Builder<'links'> = (context, { to }) => {
  const screens = to.flatMap((id) =>
    context.archetype.screens.filter((screen) => screen.id === id && context.has(id)),
  );
  return screens.length === 0
    ? []
    : [
        {
          type: 'links',
          id: context.id('doors'),
          label: usual(context, 'more'),
          links: screens.slice(0, 8).map((screen, index) => ({
            label: clip(say(context, screen.name), 24),
            icon: screen.icon,
            tint: index % 5,
            to: screen.id,
          })),
        },
      ];
};
