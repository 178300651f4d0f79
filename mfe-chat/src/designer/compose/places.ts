import type { IconName } from '../drawings/icons';
import type { FeatureName } from '../interpret/features';

/** A screen that an app may have: what it shows, and what its tab says. */
export interface Place {
  name: string;
  features: readonly FeatureName[];
  label: string;
  icon: IconName;
  /** Other words by which a text may call it. */
  called: string;
  /** Comes in front of others, never as a tab. */
  aside?: true;
}

const place = (
  name: string,
  label: string,
  icon: IconName,
  features: string,
  called: string,
  aside?: true,
): Place => ({
  name,
  label,
  icon,
  features: features.split(' ') as FeatureName[],
  called,
  ...(aside ? { aside } : {}),
});

/** In the order in which they take the tabs. */
export const places: readonly Place[] = [
  place(
    'browse',
    'List',
    'stretch-horizontal',
    'list search filter',
    'list browse library collection history all catalog menu products items search explore discover',
  ),
  place('board', 'Board', 'layers', 'kanban', 'board kanban pipeline'),
  place(
    'calendar',
    'Calendar',
    'calendar-days',
    'calendar',
    'calendar plan planner schedule week month agenda',
  ),
  place('tasks', 'Tasks', 'list-checks', 'checklist', 'tasks todo checklist chores to-do shopping'),
  place('map', 'Map', 'map', 'map', 'map nearby route places'),
  place('feed', 'Feed', 'images', 'feed', 'feed timeline wall stories'),
  place(
    'chat',
    'Chat',
    'message-circle',
    'chat',
    'chat messages message inbox conversation support',
  ),
  place('deck', 'Cards', 'layers', 'card-deck', 'cards swipe deck flashcards match matches'),
  place('quiz', 'Quiz', 'star', 'quiz', 'quiz test questions survey practice'),
  place('player', 'Player', 'play', 'player', 'player now playing listen watch'),
  place('gallery', 'Photos', 'images', 'gallery', 'gallery photos pictures album'),
  place('write', 'Write', 'pencil', 'editor', 'editor write writing journal note notes'),
  place('timer', 'Timer', 'timer', 'timer', 'timer stopwatch clock focus countdown'),
  place(
    'insights',
    'Insights',
    'chart-no-axes-column',
    'chart stats progress streak',
    'stats statistics insights charts chart progress reports analytics trends dashboard results',
  ),
  place(
    'wallet',
    'Wallet',
    'wallet',
    'wallet',
    'wallet balance balances payments money transactions',
  ),
  place(
    'basket',
    'Basket',
    'shopping-bag',
    'cart checkout',
    'cart basket checkout bag payment order orders',
  ),
  place(
    'book',
    'Book',
    'calendar-check',
    'booking',
    'book booking bookings appointments reserve reservation',
  ),
  place('ranks', 'Ranking', 'trophy', 'leaderboard', 'leaderboard ranking rankings scores top'),
  place('scan', 'Scan', 'target', 'scanner', 'scan scanner qr barcode'),
  place('camera', 'Camera', 'camera', 'camera', 'camera capture'),
  place('convert', 'Convert', 'repeat', 'converter', 'convert converter translate translator'),
  place('reckon', 'Calculate', 'sigma', 'calculator', 'calculator calculate split'),
  place('weather', 'Weather', 'cloud-sun', 'weather', 'weather forecast'),
  place('draw', 'Draw', 'palette', 'drawing', 'draw drawing canvas sketch'),
  place('papers', 'Papers', 'file-text', 'document', 'documents document files papers reports pdf'),
  place(
    'you',
    'You',
    'user-round',
    'profile settings notifications',
    'profile account me settings preferences you reminders notifications',
  ),
  place('detail', 'Details', 'book-open', 'detail rating', 'detail details item reviews', true),
  place('new', 'Add', 'plus', 'form', 'add new create form log entry post', true),
  place('login', 'Sign in', 'lock', 'login', 'login sign-in signin sign-up signup register', true),
  place(
    'welcome',
    'Welcome',
    'sun',
    'onboarding',
    'welcome onboarding intro splash tutorial',
    true,
  ),
];

export const placeOf = (feature: FeatureName): Place | undefined =>
  places.find(({ features }) => features.includes(feature));

export function placeCalled(name: string): Place | undefined {
  const words = name.toLowerCase().split(/[^\p{L}\p{N}-]+/u);
  return places.find(({ called, label }) =>
    words.some((word) => called.split(' ').includes(word) || label.toLowerCase() === word),
  );
}
