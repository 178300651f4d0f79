import { schema as Approvals } from './approvals/schema';
import { schema as AreaChart } from './area-chart/schema';
import { schema as BalanceCard } from './balance-card/schema';
import { schema as Banner } from './banner/schema';
import { schema as BarChart } from './bar-chart/schema';
import { schema as BigNumber } from './big-number/schema';
import { schema as Booking } from './booking/schema';
import { schema as Button } from './button/schema';
import { schema as Calculator } from './calculator/schema';
import { schema as Calendar } from './calendar/schema';
import { schema as Camera } from './camera/schema';
import { schema as Cart } from './cart/schema';
import { schema as Checklist } from './checklist/schema';
import { schema as Checkout } from './checkout/schema';
import { schema as Choice } from './choice/schema';
import { schema as ColorPicker } from './color-picker/schema';
import { schema as Converter } from './converter/schema';
import { schema as Cover } from './cover/schema';
import { schema as DayPicker } from './day-picker/schema';
import { schema as Deck } from './deck/schema';
import { schema as Detail } from './detail/schema';
import { schema as Document } from './document/schema';
import { schema as DrawingPad } from './drawing-pad/schema';
import { schema as Editor } from './editor/schema';
import { schema as Feed } from './feed/schema';
import { schema as Field } from './field/schema';
import { schema as Filters } from './filters/schema';
import { schema as FlashCards } from './flash-cards/schema';
import { schema as FloatingButton } from './floating-button/schema';
import { schema as Formula } from './formula/schema';
import { schema as Gauges } from './gauges/schema';
import { schema as Goal } from './goal/schema';
import { schema as Header } from './header/schema';
import { schema as HeatMap } from './heat-map/schema';
import { schema as Itinerary } from './itinerary/schema';
import { schema as Kanban } from './kanban/schema';
import { schema as Leaderboard } from './leaderboard/schema';
import { schema as Links } from './links/schema';
import { schema as List } from './list/schema';
import { schema as Login } from './login/schema';
import { schema as Masonry } from './masonry/schema';
import { schema as Messages } from './messages/schema';
import { schema as Metric } from './metric/schema';
import { schema as Mood } from './mood/schema';
import { schema as Onboarding } from './onboarding/schema';
import { schema as Paragraph } from './paragraph/schema';
import { schema as Phrases } from './phrases/schema';
import { schema as Picture } from './picture/schema';
import { schema as PlaceMap } from './place-map/schema';
import { schema as Player } from './player/schema';
import { schema as Poll } from './poll/schema';
import { schema as Profile } from './profile/schema';
import { schema as ProgressCard } from './progress-card/schema';
import { schema as Promo } from './promo/schema';
import { schema as Quiz } from './quiz/schema';
import { schema as Rating } from './rating/schema';
import { schema as Reminders } from './reminders/schema';
import { schema as RunMap } from './run-map/schema';
import { schema as Scanner } from './scanner/schema';
import { schema as Scene } from './scene/schema';
import { schema as Schedule } from './schedule/schema';
import { schema as Search } from './search/schema';
import { schema as Section } from './section/schema';
import { schema as Segments } from './segments/schema';
import { schema as Shelf } from './shelf/schema';
import { schema as StatsRow } from './stats-row/schema';
import { schema as Stepper } from './stepper/schema';
import { schema as Steps } from './steps/schema';
import { schema as Stopwatch } from './stopwatch/schema';
import { schema as Stories } from './stories/schema';
import { schema as Streak } from './streak/schema';
import { schema as Swatches } from './swatches/schema';
import { schema as Tags } from './tags/schema';
import { schema as TeamWeek } from './team-week/schema';
import { schema as Tiles } from './tiles/schema';
import { schema as Timer } from './timer/schema';
import { schema as Toggle } from './toggle/schema';
import { schema as Toggles } from './toggles/schema';
import { schema as TopBar } from './top-bar/schema';
import { schema as VisitCard } from './visit-card/schema';
import { schema as Wallet } from './wallet/schema';
import { schema as Weather } from './weather/schema';
import { schema as Week } from './week/schema';

export const componentSchemas = [
  Approvals,
  AreaChart,
  BalanceCard,
  Banner,
  BarChart,
  BigNumber,
  Booking,
  Button,
  Calculator,
  Calendar,
  Camera,
  Cart,
  Checklist,
  Checkout,
  Choice,
  ColorPicker,
  Converter,
  Cover,
  DayPicker,
  Deck,
  Detail,
  Document,
  DrawingPad,
  Editor,
  Feed,
  Field,
  Filters,
  FlashCards,
  FloatingButton,
  Formula,
  Gauges,
  Goal,
  Header,
  HeatMap,
  Itinerary,
  Kanban,
  Leaderboard,
  Links,
  List,
  Login,
  Masonry,
  Messages,
  Metric,
  Mood,
  Onboarding,
  Paragraph,
  Phrases,
  Picture,
  PlaceMap,
  Player,
  Poll,
  Profile,
  ProgressCard,
  Promo,
  Quiz,
  Rating,
  Reminders,
  RunMap,
  Scanner,
  Scene,
  Schedule,
  Search,
  Section,
  Segments,
  Shelf,
  StatsRow,
  Stepper,
  Steps,
  Stopwatch,
  Stories,
  Streak,
  Swatches,
  Tags,
  TeamWeek,
  Tiles,
  Timer,
  Toggle,
  Toggles,
  TopBar,
  VisitCard,
  Wallet,
  Weather,
  Week,
] as const;
