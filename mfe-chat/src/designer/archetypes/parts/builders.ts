import type { Part } from '../../../content/archetype.schema';
import type { Component } from '../../model/components';
import type { AppContext, Builder, Builders } from '../context';
import * as figures from './figures';
import { form } from './form';
import * as heads from './heads';
import * as money from './money';
import * as people from './people';
import * as records from './records';
import * as time from './time';
import * as tools from './tools';

const builders = {
  header: heads.header,
  cover: heads.cover,
  'big-number': heads.bigNumber,
  'next-up': heads.nextUp,
  balance: heads.balance,
  banner: heads.banner,
  section: heads.section,
  button: heads.button,
  add: heads.add,
  note: heads.note,
  links: heads.links,
  list: records.list,
  checklist: records.checklist,
  shelf: records.shelf,
  wall: records.wall,
  detail: records.detail,
  search: records.search,
  filters: records.filters,
  map: records.map,
  board: records.board,
  approvals: records.approvals,
  calendar: time.calendar,
  schedule: time.schedule,
  slots: time.slots,
  steps: time.steps,
  timer: time.timer,
  streak: time.streak,
  stats: figures.stats,
  tiles: figures.tiles,
  goal: figures.goal,
  gauges: figures.gauges,
  chart: figures.chart,
  leaderboard: figures.leaderboard,
  basket: money.basket,
  checkout: money.checkout,
  wallet: money.wallet,
  'put-in-basket': money.putInBasket,
  messages: people.messages,
  feed: people.feed,
  profile: people.profile,
  rating: people.rating,
  poll: people.poll,
  roles: people.roles,
  settings: people.settings,
  reminders: people.reminders,
  form,
  choice: tools.choice,
  camera: tools.camera,
  scanner: tools.scanner,
  document: tools.document,
  signature: tools.signature,
  editor: tools.editor,
  player: tools.player,
  calculator: tools.calculator,
  login: people.login,
} satisfies Partial<Builders>;

const ofPractice = /^(?:quiz|flash-cards|converter)$/u;

/** Loads the code of parts that few apps have. */
export async function loadSeldom(
  parts: unknown,
): Promise<{ builders: Partial<Builders>; chunks: readonly string[] }> {
  const names = [...JSON.stringify(parts).matchAll(/"part":"([\w-]+)"/gu)]
    .map(([, name = '']) => name)
    .filter((name) => !Object.hasOwn(builders, name));
  const practice = names.some((name) => ofPractice.test(name))
    ? (await import(/* webpackChunkName: "practice" */ './practice')).practice
    : undefined;
  const seldom = names.some((name) => !ofPractice.test(name))
    ? (await import(/* webpackChunkName: "seldom" */ './seldom')).seldom
    : undefined;
  return {
    builders: { ...practice, ...seldom },
    chunks: [...(practice ? ['practice'] : []), ...(seldom ? ['seldom'] : [])],
  };
}

export const build = <P extends Part['part']>(
  context: AppContext,
  part: Extract<Part, { part: P }>,
): Component[] => {
  const all: Partial<Builders> = { ...builders, ...context.seldom };
  return (all[part.part as P] as Builder<P> | undefined)?.(context, part) ?? [];
};
