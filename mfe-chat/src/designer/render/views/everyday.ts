import { BarChart } from '../components/bar-chart';
import { Button } from '../components/button';
import { Calendar } from '../components/calendar';
import { Checklist } from '../components/checklist';
import { Choice } from '../components/choice';
import { ColorPicker } from '../components/color-picker';
import { Cover } from '../components/cover';
import { DayPicker } from '../components/day-picker';
import { Detail } from '../components/detail';
import { Field } from '../components/field';
import { BigNumber, StatsRow, Tiles } from '../components/figures';
import { Filters } from '../components/filters';
import { FloatingButton } from '../components/floating-button';
import { Header } from '../components/header';
import { HeatMap } from '../components/heat-map';
import { List } from '../components/list';
import { Profile } from '../components/profile';
import { ProgressCard, Week } from '../components/progress';
import { Reminders } from '../components/reminders';
import { Search } from '../components/search';
import { Section } from '../components/section';
import { Stepper } from '../components/stepper';
import { Streak } from '../components/streak';
import { Toggle } from '../components/toggle';
import { Toggles } from '../components/toggles';
import { TopBar } from '../components/top-bar';
import type { Views } from '../phone';

/** What most apps are made of, and the first one on the stage: part of the page. */
export const everyday = {
  'top-bar': TopBar,
  header: Header,
  section: Section,
  week: Week,
  streak: Streak,
  'progress-card': ProgressCard,
  checklist: Checklist,
  list: List,
  calendar: Calendar,
  'bar-chart': BarChart,
  'heat-map': HeatMap,
  tiles: Tiles,
  'stats-row': StatsRow,
  'big-number': BigNumber,
  'floating-button': FloatingButton,
  field: Field,
  'color-picker': ColorPicker,
  'day-picker': DayPicker,
  toggle: Toggle,
  toggles: Toggles,
  button: Button,
  stepper: Stepper,
  profile: Profile,
  cover: Cover,
  detail: Detail,
  search: Search,
  filters: Filters,
  reminders: Reminders,
  choice: Choice,
} satisfies Views;
