import * as z from 'zod';
import { iconNames } from '../designer/drawings/icon-names.generated';
import { featureNames } from '../designer/interpret/features';
import { kindNames } from '../designer/interpret/kinds';
import { archetypeNames } from './archetype-names';

const id = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
const icon = z.enum(iconNames);
/** Key of a text in `archetypes.<archetype>` of the language, else in `archetypes.shared`. */
const text = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
const screen = id;

/** `first` to `sixth` are the category's fields by order. */
export const fieldRefs = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'variant',
  'who',
  'where',
  'street',
  'when',
  'time',
  'distance',
  'price',
  'per-day',
  'per-hour',
  'rating',
  'state',
  'due',
  'priority',
  'last',
  'next',
  'minutes',
  'number',
  'count',
  'stock',
  'amount',
  'percent',
  'measure',
] as const;
const field = z.enum(fieldRefs);

const of = z.enum([
  'records',
  /** The user's records: the first few, in other states. */
  'mine',
  /** People in the second role (or any): name, role, figures. */
  'people',
  /** The category's tasks. */
  'tasks',
  /** Numbered transactions about records: orders, claims, visits, reports (text key `dealing` names one). */
  'dealings',
  'log',
  'groups',
  'states',
]);

const go = screen.optional();
const rows = {
  of,
  title: text.optional(),
  note: z.array(field).max(2).optional(),
  value: field.optional(),
  lead: z.enum(['picture', 'initials', 'icon', 'plain', 'pill']).optional(),
  count: z.number().int().min(1).max(12).optional(),
  go,
};
/** Numbers from the records; `measure` and its `average` are the category's. */
export type FieldRef = (typeof fieldRefs)[number];
export const figureRefs = [
  'count',
  'open',
  'done',
  'total',
  'month-total',
  'average',
  'average-price',
  'percent',
  'measure',
  'goal',
  'streak',
  'queue-number',
  'ahead',
  'minutes',
  /** Without the unit, which the label contains. */
  'minutes-only',
  'distance',
  'rating',
  'low',
  /** Two digits, for things that the label counts: hours, words. */
  'several',
  'next-time',
] as const;
export type FigureRef = (typeof figureRefs)[number];
const figure = z.enum(figureRefs);
const button = z.strictObject({
  label: text,
  go,
  /** Toasts after the first and the second tap, where no screen follows. */
  says: text.optional(),
  off: text.optional(),
  icon: icon.optional(),
  quiet: z.boolean().optional(),
});

export const partSchema = z.discriminatedUnion('part', [
  z.strictObject({
    part: z.literal('header'),
    title: text,
    eyebrow: text.optional(),
    note: text.optional(),
    size: z.number().min(24).max(56).optional(),
  }),
  z.strictObject({
    part: z.literal('cover'),
    ground: z.enum(['hero', 'accent', 'ink', 'tint0', 'tint1', 'tint2']),
    eyebrow: text.optional(),
    title: text.optional(),
    figure: figure.optional(),
    note: text.optional(),
    height: z.number().min(150).max(420),
    picture: z.enum(['noun', 'none']).optional(),
    button: button.optional(),
  }),
  z.strictObject({
    part: z.literal('big-number'),
    figure,
    label: text,
    caption: text.optional(),
    size: z.number().min(56).max(130).optional(),
  }),
  z.strictObject({
    part: z.literal('next-up'),
    eyebrow: text,
    of,
    buttons: z.array(button).min(1).max(2),
  }),
  z.strictObject({ part: z.literal('balance'), figure, caption: text, button }),
  z.strictObject({
    part: z.literal('promo'),
    title: text,
    note: text,
    height: z.number().min(120).max(260),
    go,
  }),
  z.strictObject({
    part: z.literal('banner'),
    eyebrow: text,
    title: text,
    steps: z.number().int().min(3).max(12),
    at: z.number().int().min(0).max(11),
    stepName: text,
  }),
  z.strictObject({
    part: z.literal('section'),
    title: text,
    link: z.strictObject({ label: text, go: screen }).optional(),
  }),
  z.strictObject({
    part: z.literal('list'),
    arrangement: z.enum(['cards', 'list', 'grid']).optional(),
    ...rows,
  }),
  z.strictObject({
    part: z.literal('checklist'),
    arrangement: z.enum(['cards', 'list', 'grid']).optional(),
    ...rows,
  }),
  z.strictObject({ part: z.literal('shelf'), of, value: field, title: text.optional(), go }),
  z.strictObject({ part: z.literal('wall'), of }),
  z.strictObject({
    part: z.literal('detail'),
    fields: z.array(field).min(1).max(8),
    people: z.boolean().optional(),
  }),
  z.strictObject({ part: z.literal('search') }),
  z.strictObject({ part: z.literal('filters'), by: z.enum(['group', 'state']) }),
  z.strictObject({
    part: z.literal('map'),
    of,
    route: z.boolean().optional(),
    height: z.number().min(200).max(480).optional(),
    go,
  }),
  z.strictObject({ part: z.literal('deck'), of, yes: text, no: text, kept: text }),
  z.strictObject({ part: z.literal('board'), columns: z.enum(['states', 'groups']) }),
  z.strictObject({
    part: z.literal('approvals'),
    of,
    title: text.optional(),
    note: z.array(field).max(2),
  }),
  z.strictObject({ part: z.literal('switches'), of, title: text.optional() }),
  z.strictObject({ part: z.literal('calendar'), of }),
  z.strictObject({ part: z.literal('schedule'), of, title: text.optional() }),
  z.strictObject({ part: z.literal('slots'), book: text, booked: text }),
  z.strictObject({ part: z.literal('steps'), label: text, at: z.number().int().min(0).max(5) }),
  z.strictObject({ part: z.literal('team-week'), title: text.optional() }),
  z.strictObject({ part: z.literal('timer') }),
  z.strictObject({ part: z.literal('streak') }),
  z.strictObject({ part: z.literal('itinerary') }),
  z.strictObject({
    part: z.literal('stats'),
    figures: z
      .array(z.strictObject({ figure, label: text }))
      .min(2)
      .max(4),
  }),
  z.strictObject({
    part: z.literal('tiles'),
    figures: z
      .array(z.strictObject({ figure, label: text }))
      .min(2)
      .max(4),
  }),
  z.strictObject({ part: z.literal('goal'), label: text, note: text }),
  z.strictObject({ part: z.literal('gauges') }),
  z.strictObject({
    part: z.literal('chart'),
    caption: text,
    shape: z.enum(['bars', 'area', 'line', 'heat']),
  }),
  z.strictObject({ part: z.literal('leaderboard'), unit: text }),
  z.strictObject({ part: z.literal('basket') }),
  z.strictObject({ part: z.literal('checkout') }),
  z.strictObject({ part: z.literal('wallet'), of, label: text, note: text }),
  z.strictObject({ part: z.literal('put-in-basket'), label: text }),
  z.strictObject({ part: z.literal('messages') }),
  z.strictObject({ part: z.literal('feed') }),
  z.strictObject({ part: z.literal('stories') }),
  z.strictObject({ part: z.literal('profile') }),
  z.strictObject({ part: z.literal('rating') }),
  z.strictObject({ part: z.literal('poll'), question: text, options: z.array(text).min(2).max(4) }),
  z.strictObject({ part: z.literal('roles') }),
  z.strictObject({ part: z.literal('settings') }),
  z.strictObject({ part: z.literal('reminders') }),
  z.strictObject({
    part: z.literal('form'),
    fields: z
      .array(
        z.union([
          field,
          z.enum(['title', 'photo', 'note', 'group', 'person', 'days', 'signature']),
        ]),
      )
      .min(1)
      .max(7),
    send: text,
    go,
  }),
  z.strictObject({
    part: z.literal('choice'),
    label: text,
    of: z.enum(['groups', 'states', 'variants', 'kinds', 'records']),
  }),
  z.strictObject({ part: z.literal('camera') }),
  z.strictObject({ part: z.literal('scanner') }),
  z.strictObject({
    part: z.literal('document'),
    title: text,
    fields: z.array(field).min(2).max(6),
    share: text,
  }),
  z.strictObject({ part: z.literal('signature'), label: text }),
  z.strictObject({ part: z.literal('editor') }),
  z.strictObject({ part: z.literal('player') }),
  z.strictObject({ part: z.literal('flash-cards') }),
  z.strictObject({ part: z.literal('quiz') }),
  z.strictObject({ part: z.literal('calculator') }),
  z.strictObject({ part: z.literal('login') }),
  z.strictObject({ part: z.literal('onboarding') }),
  z.strictObject({ part: z.literal('weather') }),
  z.strictObject({ part: z.literal('converter') }),
  z.strictObject({ part: z.literal('links'), to: z.array(screen).min(2).max(8) }),
  z.strictObject({ part: z.literal('button'), ...button.shape }),
  z.strictObject({ part: z.literal('add'), label: text, go: screen }),
  z.strictObject({ part: z.literal('note'), text }),
]);
export type Part = z.infer<typeof partSchema>;

const screenSchema = z.strictObject({
  id,
  name: text,
  icon,
  /** False for screens that only a tap opens. */
  tab: z.boolean(),
  role: id.optional(),
  answers: z.array(z.enum(featureNames)).max(6),
  /** Added only when the sentence requests or names it. */
  asked: z.literal(true).optional(),
  parts: z.array(partSchema).min(1).max(9),
});

const firsts = z
  .array(
    z.strictObject({
      skeleton: id,
      when: z.array(z.enum(featureNames)),
      /** Added only when the sentence requests something in `when`. */
      asked: z.literal(true).optional(),
      parts: z.array(partSchema).min(2).max(9),
    }),
  )
  .min(2)
  .max(4);
const home = z.strictObject({ name: text, icon });
const screens = z.array(screenSchema).min(4).max(9);

export const archetypeSchema = z.strictObject({
  $schema: z.string(),
  id: z.enum(archetypeNames),
  /** Lower-case English words that indicate the archetype. Weights of other words are in `learnt-ideas`. */
  verbs: z.array(z.string()).max(60),
  nouns: z.array(z.string()).max(80),
  /** How strongly each kind indicates the archetype, 0 to 1. */
  kinds: z.partialRecord(z.enum(kindNames), z.number().min(0).max(1)),
  /** How strongly the subject's category indicates the archetype, 0 to 1; matters when the sentence is vague. */
  categories: z.record(z.string(), z.number().min(0).max(1)),
  /** The first is the user's role, unless the sentence says otherwise. */
  roles: z.array(z.strictObject({ id, screen })).min(1).max(3),
  /** In the order that a record passes through. */
  states: z
    .array(z.strictObject({ id, tone: z.enum(['good', 'wait', 'bad', 'plain']) }))
    .min(2)
    .max(6),
  /** Category of records whose noun has no category. */
  neutral: z.enum([
    'thing',
    'service',
    'person',
    'place',
    'document',
    'event',
    'topic',
    'activity',
  ]),
  /** What a price covers; by default the whole thing. */
  costs: z.enum(['per-day', 'per-hour', 'visit']).optional(),
  /** Allowed categories of records. If none matches, records get `category`, or `noun` of the texts if `named`. */
  subjects: z
    .strictObject({
      is: z.array(z.string()).min(1),
      category: id.optional(),
      named: z.boolean().optional(),
    })
    .optional(),
  /** The first whose `when` contains a requested feature wins, else the seed chooses. */
  firsts,
  home,
  screens,
  /** Replaces the screens when the sentence lists the facts of a record: “log dives: site, depth, buddy”. */
  log: z
    .strictObject({
      home,
      firsts,
      /** A plain id refers to a screen above. */
      screens: z
        .array(z.union([screenSchema, id]))
        .min(4)
        .max(9),
    })
    .optional(),
});
export type Archetype = z.infer<typeof archetypeSchema>;
