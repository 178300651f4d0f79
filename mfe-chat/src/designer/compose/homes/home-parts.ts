import { adding, capital, clip, goTo, groupsOf, personAt, type Context } from '../context';
import { filterOf, list, searchOf, taskList } from '../parts/lists';
import { poll } from '../parts/talk';
import { initialsOf } from '../samples';
import { type Component } from '../../model/components';
import { type Ground, type Palette } from '../../model/theme';
import { contrast, luminance } from '../../themes/color';

/** A home screen: its parts, and the ground that its top lies on. */
export interface Home {
  top: Ground;
  components: Component[];
  /** The list or checklist that stands here, for the form to add to. */
  list?: string;
}

export type Make = (context: Context, palette: Palette) => Home;

export const picture = ({ domain }: Context, index = 0) =>
  domain.pictures[index % domain.pictures.length] ?? 'arcs';

const isLoud = ({ hero }: Palette) => luminance(hero) < 0.4;

/** What a picture lies on must still show it. */
export const loudGround = (palette: Palette): Ground =>
  isLoud(palette) || contrast(palette.hero, palette.background) > 1.25 ? 'hero' : 'accent';

/** The rest of a home: what is to do, or what there is. */
export function body(context: Context, count: number, id = 'main-list'): Component[] {
  const { say, domain } = context;
  if (context.tasksFirst) {
    return [
      { type: 'section', id: context.id('section'), title: say('Today'), ...link(context) },
      taskList(context, id),
    ];
  }
  return [
    ...poll(context),
    {
      type: 'section',
      id: context.id('section'),
      title: capital(clip(domain.many, 28), domain.language),
      ...link(context),
    },
    list(context, id, count),
  ];
}

export function link(context: Context) {
  const { say } = context;
  const add = goTo(context, 'new');
  if (add) return { link: { label: clip(adding(context), 26), action: add } };
  const all = goTo(context, 'browse');
  return all ? { link: { label: say('All'), action: all } } : {};
}

export const finders = (context: Context, id: string): Component[] => [
  ...(context.wants('search') && !context.to('browse') ? searchOf(context, id) : []),
  ...(context.wants('filter') && !context.to('browse') && groupsOf(context).length > 1
    ? filterOf(context, id)
    : []),
];

export const you = (
  context: Context,
): { avatar?: { initials: string; label: string; action: { do: 'go'; to: string } } } => {
  const to = context.to('you');
  const name = personAt(context, 5);
  return to
    ? { avatar: { initials: initialsOf(name), label: name, action: { do: 'go', to } } }
    : {};
};

function bellOf(context: Context) {
  const to = context.to('you') ?? context.to('insights');
  return to
    ? { icon: 'bell' as const, label: context.say('Reminders'), action: { do: 'go' as const, to } }
    : null;
}

/** The way to the reminders, for a header with one action. */
export function bell(context: Context) {
  const action = bellOf(context);
  return action ? { action } : {};
}

/** The same for a header with several. */
export function bells(context: Context) {
  const action = bellOf(context);
  return action ? [action] : [];
}

export const button = (context: Context) => {
  const to =
    context.to('new') ?? context.to('book') ?? context.to('detail') ?? context.to('browse');
  const { say, domain } = context;
  if (!to) return {};
  const label =
    to === context.to('new')
      ? clip(adding(context), 26)
      : to === context.to('book')
        ? say('Book')
        : clip(domain.entries[0]?.title ?? say('List'), 26);
  return { button: { label, action: { do: 'go' as const, to } } };
};
