import type { Part } from '../../content/archetype.schema';
import type { ArchetypeContent } from '../../content/app-language';

type Mechanics = ArchetypeContent['archetype'];
import type { IconName } from '../drawings/icon-names.generated';
import type { FeatureName } from '../interpret/features';
import type { SaidPart } from './reading';

/** A screen before it is built. */
export interface PlannedScreen {
  id: string;
  title: string;
  /** Label of its tab; the title where it is short. */
  label: string;
  icon: IconName;
  isTab: boolean;
  parts: readonly Part[];
  /** What the sentence says should stand on it, in its own words. */
  said: readonly SaidPart[];
}

/** What shows a feature that the archetype has no screen for: its part, and the screen that it gets. */
export const partsOfFeatures: Readonly<
  Record<FeatureName, { icon: IconName; name: string; parts: readonly Part[]; aside?: true }>
> = {
  list: {
    icon: 'stretch-horizontal',
    name: 'all-of-them',
    parts: [
      { part: 'search' },
      { part: 'list', of: 'records', note: ['first'], value: 'state', go: 'detail' },
    ],
  },
  detail: {
    icon: 'book-open',
    name: 'one',
    aside: true,
    parts: [{ part: 'detail', fields: ['first', 'second', 'third', 'state'] }],
  },
  form: {
    icon: 'plus',
    name: 'add',
    aside: true,
    parts: [{ part: 'form', fields: ['title', 'first', 'days', 'note'], send: 'save' }],
  },
  calendar: { icon: 'calendar-days', name: 'calendar', parts: [{ part: 'calendar', of: 'tasks' }] },
  chart: {
    icon: 'chart-no-axes-column',
    name: 'insights',
    parts: [{ part: 'chart', caption: 'week', shape: 'bars' }],
  },
  stats: {
    icon: 'chart-no-axes-column',
    name: 'insights',
    parts: [
      {
        part: 'tiles',
        figures: [
          { figure: 'count', label: 'many' },
          { figure: 'measure', label: 'week' },
        ],
      },
    ],
  },
  search: {
    icon: 'search',
    name: 'all-of-them',
    parts: [
      { part: 'search' },
      { part: 'list', of: 'records', note: ['first'], value: 'state', go: 'detail' },
    ],
  },
  filter: {
    icon: 'search',
    name: 'all-of-them',
    parts: [
      { part: 'filters', by: 'group' },
      { part: 'list', of: 'records', note: ['first'], value: 'state', go: 'detail' },
    ],
  },
  map: { icon: 'map', name: 'map', parts: [{ part: 'map', of: 'records', go: 'detail' }] },
  camera: { icon: 'camera', name: 'photo', parts: [{ part: 'camera' }] },
  gallery: { icon: 'images', name: 'photos', parts: [{ part: 'wall', of: 'records' }] },
  chat: { icon: 'message-circle', name: 'chat', parts: [{ part: 'messages' }] },
  feed: { icon: 'images', name: 'feed', parts: [{ part: 'feed' }] },
  profile: { icon: 'user-round', name: 'you', parts: [{ part: 'profile' }, { part: 'settings' }] },
  login: { icon: 'lock', name: 'sign-in', aside: true, parts: [{ part: 'login' }] },
  settings: { icon: 'settings', name: 'settings', parts: [{ part: 'settings' }] },
  notifications: { icon: 'bell', name: 'reminders', parts: [{ part: 'reminders' }] },
  timer: { icon: 'timer', name: 'timer', parts: [{ part: 'timer' }] },
  player: { icon: 'play', name: 'start', parts: [{ part: 'player' }] },
  cart: { icon: 'shopping-bag', name: 'basket-tab', parts: [{ part: 'basket' }] },
  checkout: { icon: 'shopping-bag', name: 'pay', parts: [{ part: 'checkout' }] },
  checklist: { icon: 'list-checks', name: 'tasks', parts: [{ part: 'checklist', of: 'tasks' }] },
  progress: {
    icon: 'target',
    name: 'insights',
    parts: [{ part: 'goal', label: 'week', note: 'today' }],
  },
  streak: { icon: 'flame', name: 'insights', parts: [{ part: 'streak' }] },
  'card-deck': { icon: 'layers', name: 'cards', parts: [{ part: 'flash-cards' }] },
  onboarding: {
    icon: 'sun',
    name: 'welcome',
    aside: true,
    parts: [{ part: 'onboarding' }],
  },
  quiz: { icon: 'star', name: 'quiz', parts: [{ part: 'quiz' }] },
  scanner: { icon: 'target', name: 'scan', parts: [{ part: 'scanner' }] },
  document: {
    icon: 'file-text',
    name: 'documents',
    parts: [
      {
        part: 'document',
        title: 'one',
        fields: ['first', 'second', 'due', 'amount'],
        share: 'share',
      },
    ],
  },
  wallet: {
    icon: 'wallet',
    name: 'total',
    parts: [{ part: 'wallet', of: 'people', label: 'total', note: 'today' }],
  },
  booking: {
    icon: 'calendar-check',
    name: 'book',
    parts: [{ part: 'slots', book: 'book', booked: 'saved' }],
  },
  rating: { icon: 'star', name: 'stars', parts: [{ part: 'rating' }] },
  leaderboard: {
    icon: 'trophy',
    name: 'ranking',
    parts: [{ part: 'leaderboard', unit: 'points' }],
  },
  kanban: { icon: 'layers', name: 'board', parts: [{ part: 'board', columns: 'states' }] },
  editor: { icon: 'pencil', name: 'note', parts: [{ part: 'editor' }] },
  converter: { icon: 'repeat', name: 'swap', parts: [{ part: 'converter' }] },
  calculator: { icon: 'sigma', name: 'total', parts: [{ part: 'calculator' }] },
  weather: { icon: 'cloud-sun', name: 'weather', parts: [{ part: 'weather' }] },
  drawing: {
    icon: 'palette',
    name: 'draw',
    parts: [{ part: 'signature', label: 'signature' }],
  },
};

/** Which of the archetype's first screens an app gets: one that shows what was asked for first, else by the seed. */
export function firstOf(
  { firsts }: Mechanics,
  asked: readonly FeatureName[],
  seed: number,
): Mechanics['firsts'][number] {
  const wanted = asked
    .map((feature) => firsts.find(({ when }) => when.includes(feature)))
    .find(Boolean);
  const chosen = wanted ?? firsts[seed % firsts.length];
  if (!chosen) throw new Error('An archetype without a first screen');
  return chosen;
}
