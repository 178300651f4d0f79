import { BarChart } from './bar-chart/view';
import { Button } from './button/view';
import { Calendar } from './calendar/view';
import { Checklist } from './checklist/view';
import { Choice } from './choice/view';
import { ColorPicker } from './color-picker/view';
import { DayPicker } from './day-picker/view';
import { Field } from './field/view';
import { Filters } from './filters/view';
import { FloatingButton } from './floating-button/view';
import { Header } from './header/view';
import { HeatMap } from './heat-map/view';
import { List } from './list/view';
import { Profile } from './profile/view';
import { ProgressCard } from './progress-card/view';
import { Reminders } from './reminders/view';
import { Search } from './search/view';
import { Section } from './section/view';
import { Stepper } from './stepper/view';
import { Tiles } from './tiles/view';
import { Toggle } from './toggle/view';
import { Toggles } from './toggles/view';
import { TopBar } from './top-bar/view';
import { Week } from './week/view';
import type { Views } from '../render/phone';

/** What most apps are made of: part of the page. */
export const everyday = {
  'bar-chart': BarChart,
  button: Button,
  calendar: Calendar,
  checklist: Checklist,
  choice: Choice,
  'color-picker': ColorPicker,
  'day-picker': DayPicker,
  field: Field,
  filters: Filters,
  'floating-button': FloatingButton,
  header: Header,
  'heat-map': HeatMap,
  list: List,
  profile: Profile,
  'progress-card': ProgressCard,
  reminders: Reminders,
  search: Search,
  section: Section,
  stepper: Stepper,
  tiles: Tiles,
  toggle: Toggle,
  toggles: Toggles,
  'top-bar': TopBar,
  week: Week,
} satisfies Views;
