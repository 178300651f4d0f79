import type { ComponentType as ReactComponent, ReactElement } from 'react';
import type { Component, ComponentType } from '../model/components';
import type { Look } from '../model/theme';
import type { Phone } from './phone';
import { viewOf } from './views';

/** Space above a component, at regular density. */
const before: Readonly<Record<ComponentType, number>> = {
  'top-bar': 4,
  header: 12,
  section: 18,
  week: 16,
  'progress-card': 16,
  checklist: 10,
  list: 12,
  calendar: 10,
  'bar-chart': 20,
  'area-chart': 18,
  'heat-map': 12,
  tiles: 12,
  'stats-row': 20,
  'big-number': 14,
  gauges: 18,
  picture: 18,
  scene: 0,
  paragraph: 16,
  tags: 16,
  mood: 20,
  banner: 0,
  schedule: 12,
  swatches: 20,
  masonry: 14,
  'floating-button': 0,
  promo: 8,
  shelf: 12,
  'visit-card': 22,
  metric: 12,
  segments: 18,
  itinerary: 18,
  'balance-card': 8,
  'team-week': 12,
  approvals: 10,
  field: 20,
  'color-picker': 26,
  'day-picker': 26,
  toggle: 26,
  toggles: 12,
  button: 26,
  stepper: 12,
  timer: 20,
  'run-map': 22,
  'flash-cards': 20,
  messages: 20,
  profile: 14,
  cover: 0,
  links: 14,
  stories: 14,
  detail: 8,
  search: 14,
  filters: 12,
  'place-map': 14,
  camera: 12,
  feed: 14,
  login: 20,
  reminders: 22,
  stopwatch: 14,
  player: 10,
  cart: 14,
  checkout: 18,
  goal: 16,
  steps: 16,
  streak: 16,
  deck: 14,
  onboarding: 14,
  quiz: 16,
  scanner: 12,
  document: 14,
  wallet: 14,
  booking: 16,
  rating: 16,
  leaderboard: 14,
  kanban: 14,
  editor: 12,
  converter: 14,
  phrases: 10,
  calculator: 4,
  formula: 14,
  weather: 8,
  'drawing-pad': 12,
  choice: 24,
  poll: 14,
};

/** Those that reach both edges of the screen. */
const bleeding: ReadonlySet<ComponentType> = new Set<ComponentType>([
  'scene',
  'banner',
  'shelf',
  'run-map',
  'cover',
  'stories',
  'filters',
  'place-map',
  'kanban',
]);

export const isBleeding = (type: ComponentType): boolean => bleeding.has(type);

const breathing: Record<Look['density'], number> = { compact: 0.85, regular: 1, airy: 1.2 };
export const spaceBefore = (type: ComponentType, index: number, density: Look['density']): number =>
  Math.round(before[type] * (index === 0 ? 1 : breathing[density]));

export function draw(component: Component, phone: Phone): ReactElement {
  // Each kind takes the component of its own type; the union cannot say that they belong together.
  const View = viewOf(component.type) as ReactComponent<{ component: Component; phone: Phone }>;
  return <View component={component} phone={phone} />;
}
