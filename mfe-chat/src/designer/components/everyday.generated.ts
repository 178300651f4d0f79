import { Button } from './button/view';
import { Checklist } from './checklist/view';
import { Filters } from './filters/view';
import { FloatingButton } from './floating-button/view';
import { Header } from './header/view';
import { Links } from './links/view';
import { List } from './list/view';
import { ProgressCard } from './progress-card/view';
import { Search } from './search/view';
import { Section } from './section/view';
import { Week } from './week/view';
import type { Views } from '../render/phone';

/** Views that most apps use: bundled with the page. */
export const everyday = {
  button: Button,
  checklist: Checklist,
  filters: Filters,
  'floating-button': FloatingButton,
  header: Header,
  links: Links,
  list: List,
  'progress-card': ProgressCard,
  search: Search,
  section: Section,
  week: Week,
} satisfies Views;
