import type { ComponentType as ReactComponent, ReactElement } from 'react';
import type { Component, ComponentType } from '../model/components';
import type { Look } from '../model/theme';
import { Calendar } from './components/calendar';
import { AreaChart, BarChart, Gauges, HeatMap, Metric } from './components/charts';
import { BigNumber, StatsRow, Tiles } from './components/figures';
import {
  Button,
  ColorPicker,
  DayPicker,
  Field,
  Stepper,
  Toggle,
  Toggles,
} from './components/forms';
import { Header, Section, TopBar } from './components/headers';
import { Cover, Links, Stories } from './components/covers';
import {
  Booking,
  Goal,
  Kanban,
  Leaderboard,
  Rating,
  Reminders,
  Steps,
  Stopwatch,
  Streak,
} from './components/doing';
import { Camera, DrawingPad, Player, Scanner } from './components/media';
import { Cart, Checkout, Wallet } from './components/money';
import { PlaceMap, Weather } from './components/places';
import { Choice, Detail, Document, Filters, Poll, Search } from './components/records';
import { Feed, Login } from './components/social';
import {
  Calculator,
  Converter,
  Deck,
  Editor,
  Formula,
  Onboarding,
  Phrases,
  Quiz,
} from './components/thinking';
import {
  Approvals,
  BalanceCard,
  Messages,
  Profile,
  TeamWeek,
  VisitCard,
} from './components/people';
import {
  FloatingButton,
  Masonry,
  Picture,
  Promo,
  Scene,
  Shelf,
  Swatches,
} from './components/pictures';
import { Banner, Itinerary, Schedule, Segments } from './components/plans';
import { FlashCards, RunMap, Timer } from './components/play';
import { ProgressCard, Week } from './components/progress';
import { Checklist, List } from './components/rows';
import { Mood, Paragraph, Tags } from './components/words';
import type { Drawn, Phone } from './phone';

interface Kind<T extends ComponentType> {
  view: (props: Drawn<T>) => ReactElement;
  /** The word of the vocabulary that this component provides, or its own name. */
  word: string;
  /** Space above it, at regular density. */
  before: number;
  /** Reaches both edges of the screen. */
  bleeds?: boolean;
}

const kinds: { [T in ComponentType]: Kind<T> } = {
  'top-bar': { view: TopBar, word: 'top-bar', before: 4 },
  header: { view: Header, word: 'header', before: 12 },
  section: { view: Section, word: 'section', before: 18 },
  week: { view: Week, word: 'streak', before: 16 },
  'progress-card': { view: ProgressCard, word: 'progress', before: 16 },
  checklist: { view: Checklist, word: 'checklist', before: 10 },
  list: { view: List, word: 'list', before: 12 },
  calendar: { view: Calendar, word: 'calendar', before: 10 },
  'bar-chart': { view: BarChart, word: 'chart', before: 20 },
  'area-chart': { view: AreaChart, word: 'chart', before: 18 },
  'heat-map': { view: HeatMap, word: 'chart', before: 12 },
  tiles: { view: Tiles, word: 'stats', before: 12 },
  'stats-row': { view: StatsRow, word: 'stats', before: 20 },
  'big-number': { view: BigNumber, word: 'stats', before: 14 },
  gauges: { view: Gauges, word: 'progress', before: 18 },
  picture: { view: Picture, word: 'picture', before: 18 },
  scene: { view: Scene, word: 'picture', before: 0, bleeds: true },
  paragraph: { view: Paragraph, word: 'text', before: 16 },
  tags: { view: Tags, word: 'filter', before: 16 },
  mood: { view: Mood, word: 'rating', before: 20 },
  banner: { view: Banner, word: 'progress', before: 0, bleeds: true },
  schedule: { view: Schedule, word: 'calendar', before: 12 },
  swatches: { view: Swatches, word: 'swatches', before: 20 },
  masonry: { view: Masonry, word: 'gallery', before: 14 },
  'floating-button': { view: FloatingButton, word: 'button', before: 0 },
  promo: { view: Promo, word: 'promo', before: 8 },
  shelf: { view: Shelf, word: 'list', before: 12, bleeds: true },
  'visit-card': { view: VisitCard, word: 'booking', before: 22 },
  metric: { view: Metric, word: 'chart', before: 12 },
  segments: { view: Segments, word: 'filter', before: 18 },
  itinerary: { view: Itinerary, word: 'list', before: 18 },
  'balance-card': { view: BalanceCard, word: 'stats', before: 8 },
  'team-week': { view: TeamWeek, word: 'calendar', before: 12 },
  approvals: { view: Approvals, word: 'list', before: 10 },
  field: { view: Field, word: 'form', before: 20 },
  'color-picker': { view: ColorPicker, word: 'form', before: 26 },
  'day-picker': { view: DayPicker, word: 'form', before: 26 },
  toggle: { view: Toggle, word: 'notifications', before: 26 },
  toggles: { view: Toggles, word: 'settings', before: 12 },
  button: { view: Button, word: 'button', before: 26 },
  stepper: { view: Stepper, word: 'form', before: 12 },
  timer: { view: Timer, word: 'timer', before: 20 },
  'run-map': { view: RunMap, word: 'map', before: 22, bleeds: true },
  'flash-cards': { view: FlashCards, word: 'card-deck', before: 20 },
  messages: { view: Messages, word: 'chat', before: 20 },
  profile: { view: Profile, word: 'profile', before: 14 },
  cover: { view: Cover, word: 'cover', before: 0, bleeds: true },
  links: { view: Links, word: 'links', before: 14 },
  stories: { view: Stories, word: 'feed', before: 14, bleeds: true },
  detail: { view: Detail, word: 'detail', before: 8 },
  search: { view: Search, word: 'search', before: 14 },
  filters: { view: Filters, word: 'filter', before: 12, bleeds: true },
  'place-map': { view: PlaceMap, word: 'map', before: 14, bleeds: true },
  camera: { view: Camera, word: 'camera', before: 12 },
  feed: { view: Feed, word: 'feed', before: 14 },
  login: { view: Login, word: 'login', before: 20 },
  reminders: { view: Reminders, word: 'notifications', before: 22 },
  stopwatch: { view: Stopwatch, word: 'timer', before: 14 },
  player: { view: Player, word: 'player', before: 10 },
  cart: { view: Cart, word: 'cart', before: 14 },
  checkout: { view: Checkout, word: 'checkout', before: 18 },
  goal: { view: Goal, word: 'progress', before: 16 },
  steps: { view: Steps, word: 'progress', before: 16 },
  streak: { view: Streak, word: 'streak', before: 16 },
  deck: { view: Deck, word: 'card-deck', before: 14 },
  onboarding: { view: Onboarding, word: 'onboarding', before: 14 },
  quiz: { view: Quiz, word: 'quiz', before: 16 },
  scanner: { view: Scanner, word: 'scanner', before: 12 },
  document: { view: Document, word: 'document', before: 14 },
  wallet: { view: Wallet, word: 'wallet', before: 14 },
  booking: { view: Booking, word: 'booking', before: 16 },
  rating: { view: Rating, word: 'rating', before: 16 },
  leaderboard: { view: Leaderboard, word: 'leaderboard', before: 14 },
  kanban: { view: Kanban, word: 'kanban', before: 14, bleeds: true },
  editor: { view: Editor, word: 'editor', before: 12 },
  converter: { view: Converter, word: 'converter', before: 14 },
  phrases: { view: Phrases, word: 'converter', before: 10 },
  calculator: { view: Calculator, word: 'calculator', before: 4 },
  formula: { view: Formula, word: 'calculator', before: 14 },
  weather: { view: Weather, word: 'weather', before: 8 },
  'drawing-pad': { view: DrawingPad, word: 'drawing', before: 12 },
  choice: { view: Choice, word: 'form', before: 24 },
  poll: { view: Poll, word: 'poll', before: 14 },
};

export const vocabularyOf = Object.fromEntries(
  Object.entries(kinds).map(([type, kind]) => [type, kind.word]),
) as Record<ComponentType, string>;

export const isBleeding = (type: ComponentType): boolean => kinds[type].bleeds === true;

const breathing: Record<Look['density'], number> = { compact: 0.85, regular: 1, airy: 1.2 };
export const spaceBefore = (type: ComponentType, index: number, density: Look['density']): number =>
  Math.round(kinds[type].before * (index === 0 ? 1 : breathing[density]));

export function draw(component: Component, phone: Phone): ReactElement {
  // Each kind takes the component of its own type; the union cannot say that they belong together.
  const View = kinds[component.type].view as ReactComponent<{ component: Component; phone: Phone }>;
  return <View component={component} phone={phone} />;
}
