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
  profile: people.profile,
  roles: people.roles,
  settings: people.settings,
  reminders: people.reminders,
  form,
  choice: tools.choice,
  camera: tools.camera,
  signature: tools.signature,
} satisfies Partial<Builders>;

/** The parts of each chunk, and its loader. */
const chunks: Readonly<
  Record<string, [parts: string, load: () => Promise<Readonly<Record<string, Partial<Builders>>>>]>
> = {
  practice: [
    'quiz flash-cards converter calculator',
    () => import(/* webpackChunkName: "practice" */ './practice'),
  ],
  money: [
    'basket checkout wallet put-in-basket',
    () => import(/* webpackChunkName: "money" */ './money'),
  ],
  paper: ['scanner document editor', () => import(/* webpackChunkName: "paper" */ './paper')],
  posts: ['feed rating poll', () => import(/* webpackChunkName: "posts" */ './posts')],
  shows: ['wall player board', () => import(/* webpackChunkName: "shows" */ './shows')],
  ranks: ['leaderboard streak team-week', () => import(/* webpackChunkName: "ranks" */ './ranks')],
  journey: [
    'itinerary weather onboarding login',
    () => import(/* webpackChunkName: "journey" */ './journey'),
  ],
  seldom: [
    'promo stories deck switches balance approvals',
    () => import(/* webpackChunkName: "seldom" */ './seldom'),
  ],
};

/** Loads the code of parts that an app lacked; returns whether there was any. */
export async function loadLacking(seldom: SeldomParts): Promise<boolean> {
  const names = [...seldom.lacking];
  seldom.lacking.clear();
  const wanted = Object.entries(chunks).filter(
    ([name, [parts]]) =>
      !seldom.chunks.includes(name) && parts.split(' ').some((part) => names.includes(part)),
  );
  for (const [name, [, load]] of wanted) {
    Object.assign(seldom.builders, ...Object.values(await load()));
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
