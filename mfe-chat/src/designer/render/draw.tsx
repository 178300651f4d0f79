import type { ComponentType as ReactComponent, ReactElement } from 'react';
import type { Component, ComponentType } from '../model/components';
import type { Look } from '../model/theme';
import { Calendar } from './components/calendar';
import { AreaChart } from './components/area-chart';
import { BarChart } from './components/bar-chart';
import { Gauges } from './components/gauges';
import { HeatMap } from './components/heat-map';
import { Metric } from './components/metric';
import { BigNumber, StatsRow, Tiles } from './components/figures';
import { Button } from './components/button';
import { ColorPicker } from './components/color-picker';
import { DayPicker } from './components/day-picker';
import { Field } from './components/field';
import { Stepper } from './components/stepper';
import { Toggle } from './components/toggle';
import { Toggles } from './components/toggles';
import { Header } from './components/header';
import { Section } from './components/section';
import { TopBar } from './components/top-bar';
import { Cover } from './components/cover';
import { Links } from './components/links';
import { Stories } from './components/stories';
import { Booking } from './components/booking';
import { Goal } from './components/goal';
import { Kanban } from './components/kanban';
import { Leaderboard } from './components/leaderboard';
import { Rating } from './components/rating';
import { Reminders } from './components/reminders';
import { Steps } from './components/steps';
import { Stopwatch } from './components/stopwatch';
import { Streak } from './components/streak';
import { Camera } from './components/camera';
import { DrawingPad } from './components/drawing-pad';
import { Player } from './components/player';
import { Scanner } from './components/scanner';
import { Cart } from './components/cart';
import { Checkout } from './components/checkout';
import { Wallet } from './components/wallet';
import { PlaceMap } from './components/place-map';
import { Weather } from './components/weather';
import { Choice } from './components/choice';
import { Detail } from './components/detail';
import { Document } from './components/document';
import { Filters } from './components/filters';
import { Poll } from './components/poll';
import { Search } from './components/search';
import { Feed } from './components/feed';
import { Login } from './components/login';
import { Calculator } from './components/calculator';
import { Converter } from './components/converter';
import { Deck } from './components/deck';
import { Editor } from './components/editor';
import { Formula } from './components/formula';
import { Onboarding } from './components/onboarding';
import { Phrases } from './components/phrases';
import { Quiz } from './components/quiz';
import { Approvals } from './components/approvals';
import { BalanceCard } from './components/balance-card';
import { Messages } from './components/messages';
import { Profile } from './components/profile';
import { TeamWeek } from './components/team-week';
import { VisitCard } from './components/visit-card';
import { FloatingButton } from './components/floating-button';
import { Masonry } from './components/masonry';
import { Picture } from './components/picture';
import { Promo } from './components/promo';
import { Scene } from './components/scene';
import { Shelf } from './components/shelf';
import { Swatches } from './components/swatches';
import { Banner } from './components/banner';
import { Itinerary } from './components/itinerary';
import { Schedule } from './components/schedule';
import { Segments } from './components/segments';
import { FlashCards } from './components/flash-cards';
import { RunMap } from './components/run-map';
import { Timer } from './components/timer';
import { ProgressCard, Week } from './components/progress';
import { Checklist } from './components/checklist';
import { List } from './components/list';
import { Mood, Paragraph, Tags } from './components/words';
import type { Drawn, Phone } from './phone';

interface Kind<T extends ComponentType> {
  view: (props: Drawn<T>) => ReactElement;
  /** Space above it, at regular density. */
  before: number;
  /** Reaches both edges of the screen. */
  bleeds?: boolean;
}

const kinds: { [T in ComponentType]: Kind<T> } = {
  'top-bar': { view: TopBar, before: 4 },
  header: { view: Header, before: 12 },
  section: { view: Section, before: 18 },
  week: { view: Week, before: 16 },
  'progress-card': { view: ProgressCard, before: 16 },
  checklist: { view: Checklist, before: 10 },
  list: { view: List, before: 12 },
  calendar: { view: Calendar, before: 10 },
  'bar-chart': { view: BarChart, before: 20 },
  'area-chart': { view: AreaChart, before: 18 },
  'heat-map': { view: HeatMap, before: 12 },
  tiles: { view: Tiles, before: 12 },
  'stats-row': { view: StatsRow, before: 20 },
  'big-number': { view: BigNumber, before: 14 },
  gauges: { view: Gauges, before: 18 },
  picture: { view: Picture, before: 18 },
  scene: { view: Scene, before: 0, bleeds: true },
  paragraph: { view: Paragraph, before: 16 },
  tags: { view: Tags, before: 16 },
  mood: { view: Mood, before: 20 },
  banner: { view: Banner, before: 0, bleeds: true },
  schedule: { view: Schedule, before: 12 },
  swatches: { view: Swatches, before: 20 },
  masonry: { view: Masonry, before: 14 },
  'floating-button': { view: FloatingButton, before: 0 },
  promo: { view: Promo, before: 8 },
  shelf: { view: Shelf, before: 12, bleeds: true },
  'visit-card': { view: VisitCard, before: 22 },
  metric: { view: Metric, before: 12 },
  segments: { view: Segments, before: 18 },
  itinerary: { view: Itinerary, before: 18 },
  'balance-card': { view: BalanceCard, before: 8 },
  'team-week': { view: TeamWeek, before: 12 },
  approvals: { view: Approvals, before: 10 },
  field: { view: Field, before: 20 },
  'color-picker': { view: ColorPicker, before: 26 },
  'day-picker': { view: DayPicker, before: 26 },
  toggle: { view: Toggle, before: 26 },
  toggles: { view: Toggles, before: 12 },
  button: { view: Button, before: 26 },
  stepper: { view: Stepper, before: 12 },
  timer: { view: Timer, before: 20 },
  'run-map': { view: RunMap, before: 22, bleeds: true },
  'flash-cards': { view: FlashCards, before: 20 },
  messages: { view: Messages, before: 20 },
  profile: { view: Profile, before: 14 },
  cover: { view: Cover, before: 0, bleeds: true },
  links: { view: Links, before: 14 },
  stories: { view: Stories, before: 14, bleeds: true },
  detail: { view: Detail, before: 8 },
  search: { view: Search, before: 14 },
  filters: { view: Filters, before: 12, bleeds: true },
  'place-map': { view: PlaceMap, before: 14, bleeds: true },
  camera: { view: Camera, before: 12 },
  feed: { view: Feed, before: 14 },
  login: { view: Login, before: 20 },
  reminders: { view: Reminders, before: 22 },
  stopwatch: { view: Stopwatch, before: 14 },
  player: { view: Player, before: 10 },
  cart: { view: Cart, before: 14 },
  checkout: { view: Checkout, before: 18 },
  goal: { view: Goal, before: 16 },
  steps: { view: Steps, before: 16 },
  streak: { view: Streak, before: 16 },
  deck: { view: Deck, before: 14 },
  onboarding: { view: Onboarding, before: 14 },
  quiz: { view: Quiz, before: 16 },
  scanner: { view: Scanner, before: 12 },
  document: { view: Document, before: 14 },
  wallet: { view: Wallet, before: 14 },
  booking: { view: Booking, before: 16 },
  rating: { view: Rating, before: 16 },
  leaderboard: { view: Leaderboard, before: 14 },
  kanban: { view: Kanban, before: 14, bleeds: true },
  editor: { view: Editor, before: 12 },
  converter: { view: Converter, before: 14 },
  phrases: { view: Phrases, before: 10 },
  calculator: { view: Calculator, before: 4 },
  formula: { view: Formula, before: 14 },
  weather: { view: Weather, before: 8 },
  'drawing-pad': { view: DrawingPad, before: 12 },
  choice: { view: Choice, before: 24 },
  poll: { view: Poll, before: 14 },
};

export const isBleeding = (type: ComponentType): boolean => kinds[type].bleeds === true;

const breathing: Record<Look['density'], number> = { compact: 0.85, regular: 1, airy: 1.2 };
export const spaceBefore = (type: ComponentType, index: number, density: Look['density']): number =>
  Math.round(kinds[type].before * (index === 0 ? 1 : breathing[density]));

export function draw(component: Component, phone: Phone): ReactElement {
  // Each kind takes the component of its own type; the union cannot say that they belong together.
  const View = kinds[component.type].view as ReactComponent<{ component: Component; phone: Phone }>;
  return <View component={component} phone={phone} />;
}
