import { clip } from '../clip';
import { adding, capital, goTo, groupsOf, personAt, type Context } from '../context';
import { filterOf, list, searchOf, taskList } from '../parts/lists';
import { poll } from '../parts/talk';
import { initialsOf } from '../initials';
import { type Component, type ComponentOf } from '../../model/components';
import { type Action } from '../../model/parts';
import { type Ground, type Palette } from '../../model/theme';
import { contrast, luminance } from '../../themes/color';

/** `top` is the background of the status bar; by default the app's. */
export interface Home {
  top?: Ground;
  components: Component[];
}

export type Make = (context: Context, palette: Palette) => Home;

/** Id of the list or checklist that the form adds to. */
export const MAIN_LIST = 'main-list';

const isLoud = ({ hero }: Palette) => luminance(hero) < 0.4;

/** The picture must contrast with its background. */
export const loudGround = (palette: Palette): Ground =>
  isLoud(palette) || contrast(palette.hero, palette.background) > 1.25 ? 'hero' : 'accent';

export const section = (
  { id }: Context,
  title: string,
  more?: Partial<ComponentOf<'section'>>,
): Component => ({ type: 'section', id: id('section'), title, ...more });

/** The title of a first screen, with a link to the personal one. */
export const greeting = (
  context: Context,
  title: string,
  size: number,
  { id = 'title', eyebrow, note }: { id?: string; eyebrow?: string; note?: string } = {},
): Component => ({
  type: 'header',
  id: context.id(id),
  ...(eyebrow === undefined ? {} : { eyebrow }),
  title,
  ...(note === undefined ? {} : { note }),
  size,
  ...you(context),
});

export function body(context: Context, count: number): Component[] {
  const { say, domain } = context;
  return context.tasksFirst
    ? [section(context, say('Today'), link(context)), taskList(context, MAIN_LIST)]
    : [
        ...poll(context),
        section(context, capital(clip(domain.many, 28), domain.language), link(context)),
        list(context, MAIN_LIST, count),
      ];
}

export function link(context: Context): Pick<ComponentOf<'section'>, 'link'> {
  const add = goTo(context, 'new');
  if (add) return { link: { label: clip(adding(context), 26), action: add } };
  const all = goTo(context, 'browse');
  return all ? { link: { label: context.say('All'), action: all } } : {};
}

export const finders = (context: Context): Component[] =>
  context.to('browse')
    ? []
    : [
        ...(context.wants('search') ? searchOf(context, MAIN_LIST) : []),
        ...(context.wants('filter') && groupsOf(context).length > 1
          ? filterOf(context, MAIN_LIST)
          : []),
      ];

export function you(context: Context): Pick<ComponentOf<'header'>, 'avatar'> {
  const action = goTo(context, 'you');
  const label = personAt(context, 5);
  return action ? { avatar: { initials: initialsOf(label), label, action } } : {};
}

export function bells(context: Context): { icon: 'bell'; label: string; action: Action }[] {
  const action = goTo(context, 'you') ?? goTo(context, 'insights');
  return action ? [{ icon: 'bell', label: context.say('Reminders'), action }] : [];
}

export function bell(context: Context) {
  const [action] = bells(context);
  return action ? { action } : {};
}

/** Added to the first of these screens that exists. */
export function addButton(
  context: Context,
  id: string,
  ...[place, other]: [string, string]
): Component[] {
  const action = goTo(context, place) ?? goTo(context, other);
  const label = clip(adding(context), 26);
  return action
    ? [{ type: 'floating-button', id: context.id(id), label, icon: 'plus', action }]
    : [];
}
