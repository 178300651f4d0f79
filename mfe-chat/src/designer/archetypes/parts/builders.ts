import type { Part } from '../../../content/archetype.schema';
import type { Component } from '../../model/components';
import type { AppContext, Builder, Builders, SeldomParts } from '../context';
import * as figures from './figures';
import { form } from './form';
import * as heads from './heads';
import * as people from './people';
import * as records from './records';
import * as time from './time';
import * as tools from './tools';

const builders = {
  header: heads.header,
  cover: heads.cover,
  'big-number': heads.bigNumber,
  'next-up': heads.nextUp,
  banner: heads.banner,
  section: heads.section,
  button: heads.button,
  add: heads.add,
  note: heads.note,
  links: heads.links,
  list: records.list,
  checklist: records.checklist,
  shelf: records.shelf,
  detail: records.detail,
  search: records.search,
  filters: records.filters,
  map: records.map,
  board: records.board,
  calendar: time.calendar,
  schedule: time.schedule,
  slots: time.slots,
  steps: time.steps,
  timer: time.timer,
  stats: figures.stats,
  tiles: figures.tiles,
  goal: figures.goal,
  gauges: figures.gauges,
  chart: figures.chart,
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
} satisfies Partial<Builders>;

const chunks: readonly [name: string, of: RegExp, load: () => Promise<Partial<Builders>>][] = [
  [
    'practice',
    /^(?:quiz|flash-cards|converter|calculator)$/u,
    async () => (await import(/* webpackChunkName: "practice" */ './practice')).practice,
  ],
  [
    'money',
    /^(?:basket|checkout|wallet|put-in-basket)$/u,
    async () => (await import(/* webpackChunkName: "money" */ './money')).money,
  ],
  [
    'seldom',
    /^(?:promo|stories|onboarding|deck|switches|team-week|itinerary|weather|leaderboard|streak|wall|login|player|balance|approvals)$/u,
    async () => (await import(/* webpackChunkName: "seldom" */ './seldom')).seldom,
  ],
];

/** Loads the code of parts that an app lacked; returns whether there was any. */
export async function loadLacking(seldom: SeldomParts): Promise<boolean> {
  const names = [...seldom.lacking];
  seldom.lacking.clear();
  const wanted = chunks.filter(
    ([name, of]) => !seldom.chunks.includes(name) && names.some((each) => of.test(each)),
  );
  for (const [name, , load] of wanted) {
    Object.assign(seldom.builders, await load());
    seldom.chunks.push(name);
  }
  return wanted.length > 0;
}

export const build = <P extends Part['part']>(
  context: AppContext,
  part: Extract<Part, { part: P }>,
): Component[] => {
  const all: Partial<Builders> = { ...builders, ...context.seldom?.builders };
  const builder = all[part.part as P] as Builder<P> | undefined;
  if (!builder) context.seldom?.lacking.add(part.part);
  return builder?.(context, part) ?? [];
};
