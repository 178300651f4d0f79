import { deck, quiz } from './cards';
import { chart, tiles } from './charts';
import { form } from './form';
import { list, taskList } from './lists';
import { camera, drawing, gallery, player, scanner } from './media';
import { cart, checkout, wallet } from './money';
import { type Builder } from './numbers';
import { login, onboarding, profile, settings } from './person';
import { map, weather } from './places';
import { agenda, booking, reminders, timer } from './planning';
import { progressOf, streak } from './progress';
import { detail, document, rating } from './record';
import { calculator, converter } from './sums';
import { chat, feed } from './talk';
import { editor, kanban, leaderboard } from './work';
import { type FeatureName } from '../../interpret/features';

export const builders: Record<FeatureName, Builder> = {
  list: (context) => [list(context, context.id('all'))],
  detail,
  form,
  calendar: agenda,
  chart,
  stats: tiles,
  search: () => [],
  filter: () => [],
  map,
  camera,
  gallery,
  chat,
  feed,
  profile,
  login,
  settings,
  notifications: reminders,
  timer,
  player,
  cart,
  checkout,
  checklist: (context) => [taskList(context, context.id('tasks'))],
  progress: progressOf,
  streak,
  'card-deck': deck,
  onboarding,
  quiz,
  scanner,
  document,
  wallet,
  booking,
  rating,
  leaderboard,
  kanban,
  editor,
  converter,
  calculator,
  weather,
  drawing,
};
