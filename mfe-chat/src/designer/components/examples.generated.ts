import Approvals from './approvals/example.json';
import AreaChart from './area-chart/example.json';
import BalanceCard from './balance-card/example.json';
import Banner from './banner/example.json';
import BarChart from './bar-chart/example.json';
import BigNumber from './big-number/example.json';
import Booking from './booking/example.json';
import Button from './button/example.json';
import Calculator from './calculator/example.json';
import Calendar from './calendar/example.json';
import Camera from './camera/example.json';
import Cart from './cart/example.json';
import Checklist from './checklist/example.json';
import Checkout from './checkout/example.json';
import Choice from './choice/example.json';
import ColorPicker from './color-picker/example.json';
import Converter from './converter/example.json';
import Cover from './cover/example.json';
import DayPicker from './day-picker/example.json';
import Deck from './deck/example.json';
import Detail from './detail/example.json';
import Document from './document/example.json';
import DrawingPad from './drawing-pad/example.json';
import Editor from './editor/example.json';
import Feed from './feed/example.json';
import Field from './field/example.json';
import Filters from './filters/example.json';
import FlashCards from './flash-cards/example.json';
import FloatingButton from './floating-button/example.json';
import Formula from './formula/example.json';
import Gauges from './gauges/example.json';
import Goal from './goal/example.json';
import Header from './header/example.json';
import HeatMap from './heat-map/example.json';
import Itinerary from './itinerary/example.json';
import Kanban from './kanban/example.json';
import Leaderboard from './leaderboard/example.json';
import Links from './links/example.json';
import List from './list/example.json';
import Login from './login/example.json';
import Masonry from './masonry/example.json';
import Messages from './messages/example.json';
import Metric from './metric/example.json';
import Mood from './mood/example.json';
import Onboarding from './onboarding/example.json';
import Paragraph from './paragraph/example.json';
import Phrases from './phrases/example.json';
import Picture from './picture/example.json';
import PlaceMap from './place-map/example.json';
import Player from './player/example.json';
import Poll from './poll/example.json';
import Profile from './profile/example.json';
import ProgressCard from './progress-card/example.json';
import Promo from './promo/example.json';
import Quiz from './quiz/example.json';
import Rating from './rating/example.json';
import Reminders from './reminders/example.json';
import RunMap from './run-map/example.json';
import Scanner from './scanner/example.json';
import Scene from './scene/example.json';
import Schedule from './schedule/example.json';
import Search from './search/example.json';
import Section from './section/example.json';
import Segments from './segments/example.json';
import Shelf from './shelf/example.json';
import StatsRow from './stats-row/example.json';
import Stepper from './stepper/example.json';
import Steps from './steps/example.json';
import Stopwatch from './stopwatch/example.json';
import Stories from './stories/example.json';
import Streak from './streak/example.json';
import Swatches from './swatches/example.json';
import Tags from './tags/example.json';
import TeamWeek from './team-week/example.json';
import Tiles from './tiles/example.json';
import Timer from './timer/example.json';
import Toggle from './toggle/example.json';
import Toggles from './toggles/example.json';
import TopBar from './top-bar/example.json';
import VisitCard from './visit-card/example.json';
import Wallet from './wallet/example.json';
import Weather from './weather/example.json';
import Week from './week/example.json';
import type { ComponentType } from '../model/components';

/** A valid component of every type, from its example.json. */
export const exampleFiles: Readonly<Record<ComponentType, unknown>> = {
  approvals: Approvals,
  'area-chart': AreaChart,
  'balance-card': BalanceCard,
  banner: Banner,
  'bar-chart': BarChart,
  'big-number': BigNumber,
  booking: Booking,
  button: Button,
  calculator: Calculator,
  calendar: Calendar,
  camera: Camera,
  cart: Cart,
  checklist: Checklist,
  checkout: Checkout,
  choice: Choice,
  'color-picker': ColorPicker,
  converter: Converter,
  cover: Cover,
  'day-picker': DayPicker,
  deck: Deck,
  detail: Detail,
  document: Document,
  'drawing-pad': DrawingPad,
  editor: Editor,
  feed: Feed,
  field: Field,
  filters: Filters,
  'flash-cards': FlashCards,
  'floating-button': FloatingButton,
  formula: Formula,
  gauges: Gauges,
  goal: Goal,
  header: Header,
  'heat-map': HeatMap,
  itinerary: Itinerary,
  kanban: Kanban,
  leaderboard: Leaderboard,
  links: Links,
  list: List,
  login: Login,
  masonry: Masonry,
  messages: Messages,
  metric: Metric,
  mood: Mood,
  onboarding: Onboarding,
  paragraph: Paragraph,
  phrases: Phrases,
  picture: Picture,
  'place-map': PlaceMap,
  player: Player,
  poll: Poll,
  profile: Profile,
  'progress-card': ProgressCard,
  promo: Promo,
  quiz: Quiz,
  rating: Rating,
  reminders: Reminders,
  'run-map': RunMap,
  scanner: Scanner,
  scene: Scene,
  schedule: Schedule,
  search: Search,
  section: Section,
  segments: Segments,
  shelf: Shelf,
  'stats-row': StatsRow,
  stepper: Stepper,
  steps: Steps,
  stopwatch: Stopwatch,
  stories: Stories,
  streak: Streak,
  swatches: Swatches,
  tags: Tags,
  'team-week': TeamWeek,
  tiles: Tiles,
  timer: Timer,
  toggle: Toggle,
  toggles: Toggles,
  'top-bar': TopBar,
  'visit-card': VisitCard,
  wallet: Wallet,
  weather: Weather,
  week: Week,
};
