import * as z from 'zod/mini';
import { clock, component } from './component';
import {
  actionSchema,
  arrangement,
  dayOfMonth,
  height,
  icon,
  iconAction,
  id,
  index,
  leadSchema,
  picture,
  rowSchema,
  sentence,
  share,
  taskSchema,
  textAction,
  tint,
  whole,
  word,
  year,
} from './parts';
import { groundSchema } from './theme';
import { tools } from './tools';

const rows = z.array(rowSchema).check(z.minLength(1), z.maxLength(24));

export const componentSchema = z.discriminatedUnion('type', [
  component('top-bar', {
    title: z.optional(word),
    label: z.optional(word),
    /** A title that opens something. */
    menu: z.optional(z.strictObject({ label: word, action: actionSchema, chevron: z.boolean() })),
    lead: z.optional(z.union([iconAction, textAction])),
    actions: z.array(z.union([iconAction, textAction])).check(z.maxLength(3)),
    live: z.optional(word),
  }),
  component('header', {
    eyebrow: z.optional(word),
    title: word,
    note: z.optional(word),
    size: z.number().check(z.minimum(20), z.maximum(64)),
    avatar: z.optional(z.strictObject({ initials: word, label: word, action: actionSchema })),
    action: z.optional(iconAction),
  }),
  component('section', {
    title: word,
    link: z.optional(textAction),
    aside: z.optional(word),
    icon: z.optional(icon),
  }),
  component('week', {
    days: z
      .array(
        z.strictObject({
          letter: word,
          number: dayOfMonth,
          name: word,
          progress: share,
          today: z.optional(z.boolean()),
        }),
      )
      .check(z.length(7)),
  }),
  component('progress-card', { list: id, of: word, caption: word, picture }),
  component('checklist', {
    arrangement,
    tasks: z.array(taskSchema).check(z.minLength(1), z.maxLength(24)),
  }),
  component('list', { arrangement, rows, label: z.optional(word), plain: z.optional(z.boolean()) }),
  component('calendar', {
    year,
    month: z.int().check(z.minimum(1), z.maximum(12)),
    selected: dayOfMonth,
    marked: z.array(dayOfMonth).check(z.maxLength(31)),
    today: dayOfMonth,
    agenda: z.optional(rows),
    quiet: z.optional(word),
  }),
  component('bar-chart', {
    value: word,
    caption: word,
    bars: z.array(z.strictObject({ label: word, share })).check(z.minLength(2), z.maxLength(14)),
    strongest: index,
    tint,
  }),
  component('area-chart', {
    label: sentence,
    points: z.array(share).check(z.minLength(3), z.maxLength(31)),
    now: index,
    labels: z.array(word).check(z.maxLength(8)),
  }),
  component('heat-map', {
    title: word,
    weeks: z
      .array(z.array(z.int().check(z.minimum(0), z.maximum(3))).check(z.length(7)))
      .check(z.minLength(1), z.maxLength(8)),
    label: sentence,
  }),
  component('tiles', {
    tiles: z
      .array(z.strictObject({ value: word, label: word, tint }))
      .check(z.minLength(1), z.maxLength(6)),
  }),
  component('stats-row', {
    stats: z
      .array(z.strictObject({ value: word, label: word }))
      .check(z.minLength(2), z.maxLength(4)),
  }),
  component('big-number', {
    label: z.optional(word),
    value: word,
    minor: z.optional(word),
    caption: z.optional(word),
    strong: z.optional(z.boolean()),
    size: z.number().check(z.minimum(40), z.maximum(160)),
  }),
  component('gauges', {
    gauges: z
      .array(z.strictObject({ label: word, share, icon, tint, note: word }))
      .check(z.minLength(2), z.maxLength(4)),
  }),
  component('picture', {
    picture,
    label: word,
    height: z.number().check(z.minimum(80), z.maximum(420)),
  }),
  component('scene', {
    picture,
    label: word,
    eyebrow: word,
    title: word,
    note: word,
    action: z.optional(iconAction),
    height,
  }),
  component('paragraph', { text: sentence }),
  component('tags', {
    label: word,
    tags: z
      .array(z.strictObject({ label: word, on: z.optional(z.boolean()) }))
      .check(z.minLength(1), z.maxLength(8)),
  }),
  component('mood', { question: word, selected: z.int().check(z.minimum(0), z.maximum(2)) }),
  component('banner', {
    eyebrow: word,
    title: word,
    steps: z.int().check(z.minimum(1), z.maximum(16)),
    at: index,
    stepName: word,
    action: z.optional(iconAction),
  }),
  component('schedule', {
    hours: z.array(clock).check(z.minLength(2), z.maxLength(12)),
    events: z
      .array(
        z.strictObject({
          title: word,
          note: word,
          from: clock,
          to: clock,
          ground: groundSchema,
          people: z.optional(z.array(tint).check(z.maxLength(8))),
          action: z.optional(actionSchema),
        }),
      )
      .check(z.maxLength(10)),
  }),
  component('swatches', {
    label: word,
    colors: z
      .array(
        z.strictObject({
          name: word,
          paint: z.enum(['sky', 'sun', 'far', 'mid', 'near', 'light', 'pop', 'deep']),
          share,
        }),
      )
      .check(z.minLength(2), z.maxLength(8)),
  }),
  component('masonry', {
    tiles: z
      .array(
        z.strictObject({
          picture,
          label: word,
          height: z.number().check(z.minimum(60), z.maximum(300)),
        }),
      )
      .check(z.minLength(2), z.maxLength(12)),
  }),
  component('floating-button', { label: word, icon, action: actionSchema }),
  component('promo', {
    title: word,
    note: word,
    picture,
    height,
    action: z.optional(actionSchema),
  }),
  component('shelf', {
    label: word,
    items: z
      .array(z.strictObject({ title: word, price: word, picture, tint, action: actionSchema }))
      .check(z.minLength(1), z.maxLength(8)),
  }),
  component('visit-card', {
    eyebrow: word,
    title: word,
    picture,
    buttons: z.array(textAction).check(z.minLength(1), z.maxLength(2)),
  }),
  component('metric', {
    label: word,
    value: word,
    unit: word,
    line: z
      .array(z.number().check(z.minimum(-1), z.maximum(1)))
      .check(z.minLength(3), z.maxLength(24)),
  }),
  component('segments', {
    label: word,
    options: z.array(word).check(z.minLength(2), z.maxLength(5)),
    selected: index,
  }),
  component('itinerary', {
    /** The segmented choice that picks the day; its option number picks the stops. */
    by: id,
    days: z.array(rows).check(z.minLength(1), z.maxLength(5)),
  }),
  component('balance-card', { value: word, caption: word, button: textAction, picture }),
  component('team-week', {
    today: z.int().check(z.minimum(0), z.maximum(4)),
    people: z
      .array(
        z.strictObject({
          initials: word,
          name: word,
          tint,
          from: whole(0, 4),
          days: whole(1, 5),
          label: word,
        }),
      )
      .check(z.minLength(1), z.maxLength(6)),
  }),
  component('approvals', {
    requests: z
      .array(z.strictObject({ initials: word, title: word, note: word, tint }))
      .check(z.minLength(1), z.maxLength(6)),
  }),
  component('field', {
    label: word,
    value: z.string().check(z.maxLength(80)),
    placeholder: word,
    multiline: z.optional(z.boolean()),
  }),
  component('color-picker', {
    label: word,
    names: z.tuple([word, word, word, word, word]),
    selected: tint,
  }),
  component('day-picker', {
    label: word,
    days: z.array(z.strictObject({ letter: word, name: word, on: z.boolean() })).check(z.length(7)),
  }),
  component('toggle', { title: word, label: word, on: z.boolean(), ground: groundSchema }),
  component('toggles', {
    label: word,
    options: z
      .array(z.strictObject({ title: word, note: z.optional(word), on: z.boolean() }))
      .check(z.minLength(1), z.maxLength(8)),
  }),
  component('button', {
    label: word,
    action: actionSchema,
    quiet: z.optional(z.boolean()),
    icon: z.optional(icon),
  }),
  component('stepper', {
    label: word,
    value: whole(-1_000_000, 1_000_000),
    min: whole(-1_000_000, 1_000_000),
    max: whole(-1_000_000, 1_000_000),
    unit: word,
  }),
  component('timer', {
    label: word,
    minutes: z.int().check(z.minimum(1), z.maximum(180)),
    start: word,
    pause: word,
  }),
  component('run-map', { label: word, picture, pause: word, resume: word, music: word }),
  component('flash-cards', {
    cards: z
      .array(z.strictObject({ front: sentence, back: sentence }))
      .check(z.minLength(1), z.maxLength(24)),
    flip: word,
    next: word,
  }),
  component('messages', {
    messages: z
      .array(z.strictObject({ from: z.enum(['them', 'me']), text: sentence, at: clock }))
      .check(z.minLength(1), z.maxLength(24)),
    field: word,
    send: word,
  }),
  component('profile', {
    initials: word,
    name: word,
    note: word,
    tint,
    lead: z.optional(leadSchema),
  }),
  ...tools,
]);
export type Component = z.infer<typeof componentSchema>;
export type ComponentType = Component['type'];
export type ComponentOf<T extends ComponentType> = Extract<Component, { type: T }>;
