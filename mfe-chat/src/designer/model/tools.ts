import * as z from 'zod/mini';
import { clock, component } from './component';
import {
  actionSchema,
  icon,
  iconAction,
  id,
  leadSchema,
  picture,
  sentence,
  share,
  textAction,
  tint,
  word,
} from './parts';
import { groundSchema } from './theme';

const some = <S extends z.core.SomeType>(schema: S, most: number, least = 1) =>
  z.array(schema).check(z.minLength(least), z.maxLength(most));
const amount = z.number().check(z.minimum(-1_000_000), z.maximum(1_000_000));
const pair = z.strictObject({ label: word, value: word });
const line = z.strictObject({ title: word, note: z.optional(word), value: z.optional(word) });

/** What an app does beyond rows and figures: each works when it is tapped. */
export const tools = [
  component('cover', {
    ground: groundSchema,
    eyebrow: word,
    title: word,
    note: z.optional(word),
    size: z.number().check(z.minimum(24), z.maximum(132)),
    height: z.number().check(z.minimum(120), z.maximum(480)),
    picture: z.optional(picture),
    /** The picture fills the block, or stands at its foot beside the words. */
    fills: z.optional(z.boolean()),
    button: z.optional(textAction),
    action: z.optional(iconAction),
  }),
  component('links', {
    label: word,
    links: some(z.strictObject({ label: word, icon, tint, to: id }), 8),
  }),
  component('detail', {
    records: some(
      z.strictObject({
        title: word,
        note: z.optional(word),
        text: z.optional(sentence),
        picture: z.optional(picture),
        lead: z.optional(leadSchema),
        tint,
        facts: some(pair, 8, 0),
      }),
      24,
    ),
    save: word,
    saved: word,
  }),
  component('search', { list: id, label: word, none: word }),
  component('filters', { list: id, label: word, all: word, groups: some(word, 6) }),
  component('place-map', {
    label: word,
    seed: z.int(),
    height: z.number().check(z.minimum(160), z.maximum(520)),
    route: z.optional(z.boolean()),
    pins: some(
      z.strictObject({
        title: word,
        note: word,
        x: share,
        y: share,
        action: z.optional(actionSchema),
      }),
      8,
    ),
  }),
  component('camera', {
    picture,
    label: word,
    shutter: word,
    taken: word,
    flash: word,
    turn: word,
  }),
  component('feed', {
    posts: some(
      z.strictObject({
        name: word,
        initials: word,
        tint,
        at: word,
        text: sentence,
        picture: z.optional(picture),
        likes: z.int(),
      }),
      12,
    ),
    like: word,
    answer: word,
  }),
  component('login', {
    title: word,
    note: word,
    mail: word,
    password: word,
    enter: word,
    other: word,
    wrong: word,
    to: id,
  }),
  component('reminders', {
    label: word,
    rows: some(z.strictObject({ title: word, note: word, on: z.boolean() }), 6),
  }),
  component('stopwatch', { label: word, start: word, pause: word, lap: word, reset: word }),
  component('player', {
    tracks: some(z.strictObject({ title: word, by: word, seconds: z.int(), picture }), 8),
    play: word,
    pause: word,
    next: word,
    before: word,
  }),
  component('cart', {
    unit: word,
    items: some(
      z.strictObject({
        title: word,
        note: word,
        price: amount,
        count: z.int(),
        picture: z.optional(picture),
        tint,
      }),
      8,
    ),
    total: word,
    empty: word,
  }),
  component('checkout', { label: word, ways: some(line, 4), pay: word, paid: word }),
  component('goal', {
    label: word,
    value: z.int(),
    of: z.int(),
    unit: word,
    step: z.int(),
    note: word,
  }),
  component('steps', {
    label: word,
    at: z.int(),
    steps: some(z.strictObject({ title: word, note: word }), 6, 2),
    next: word,
  }),
  component('streak', {
    value: z.int(),
    label: word,
    days: some(z.strictObject({ letter: word, name: word, on: z.boolean() }), 7, 7),
    tick: word,
  }),
  component('deck', {
    cards: some(z.strictObject({ title: word, note: word, picture, tint }), 12),
    no: word,
    yes: word,
    kept: word,
  }),
  component('onboarding', {
    pages: some(
      z.strictObject({ title: word, text: sentence, picture, choices: z.optional(some(word, 5)) }),
      5,
    ),
    next: word,
    done: word,
    to: id,
  }),
  component('quiz', {
    questions: some(
      z.strictObject({ ask: sentence, answers: some(word, 5, 2), right: z.int() }),
      10,
    ),
    survey: z.optional(z.boolean()),
    yes: word,
    no: word,
    next: word,
    end: word,
  }),
  component('scanner', { label: word, scan: word, again: word, found: some(line, 4) }),
  component('document', {
    title: word,
    note: word,
    rows: some(pair, 10),
    text: z.optional(sentence),
    share: word,
    shared: word,
  }),
  component('wallet', {
    label: word,
    value: word,
    note: word,
    buttons: some(textAction, 2),
    rows: some(
      z.strictObject({ title: word, note: word, value: word, lead: z.optional(leadSchema), tint }),
      10,
    ),
  }),
  component('booking', {
    label: word,
    days: some(z.strictObject({ letter: word, number: z.int(), name: word }), 7, 3),
    times: some(clock, 9),
    taken: z.array(z.int()).check(z.maxLength(9)),
    book: word,
    booked: word,
  }),
  component('rating', {
    label: word,
    value: word,
    stars: z.int().check(z.minimum(0), z.maximum(5)),
    reviews: z
      .array(z.strictObject({ name: word, text: sentence, stars: z.int() }))
      .check(z.maxLength(6)),
    thanks: word,
  }),
  component('leaderboard', {
    label: word,
    spans: some(word, 3),
    rows: some(
      z.strictObject({ name: word, initials: word, tint, scores: some(z.int(), 3) }),
      10,
      3,
    ),
    unit: word,
    you: word,
  }),
  component('kanban', {
    columns: some(word, 5, 2),
    cards: some(z.strictObject({ title: word, note: word, tint, column: z.int() }), 16),
    move: word,
    none: word,
  }),
  component('editor', {
    label: word,
    title: word,
    text: z.string().check(z.maxLength(400)),
    words: word,
    save: word,
    saved: word,
    placeholder: word,
  }),
  component('converter', {
    label: word,
    amount,
    units: some(z.strictObject({ name: word, code: word, rate: z.number() }), 6, 2),
    from: z.int(),
    to: z.int(),
    swap: word,
  }),
  component('phrases', {
    from: word,
    to: word,
    field: word,
    swap: word,
    unknown: word,
    pairs: some(z.strictObject({ from: word, to: word }), 8),
  }),
  component('calculator', { label: word, clear: word }),
  component('formula', {
    inputs: some(z.strictObject({ label: word, value: amount, step: amount, unit: word }), 3, 2),
    /** How the inputs are put together, from left to right. */
    rule: z.enum(['divide', 'multiply', 'minus', 'tip']),
    label: word,
    unit: word,
  }),
  component('weather', {
    place: word,
    sky: word,
    hours: some(z.strictObject({ at: word, degrees: z.int(), icon }), 8, 3),
    days: some(z.strictObject({ name: word, low: z.int(), high: z.int(), icon }), 7),
    facts: some(pair, 4),
  }),
  component('drawing-pad', { label: word, clear: word, stamp: word, colors: some(word, 5) }),
  component('choice', { label: word, options: some(word, 6, 2), selected: z.int() }),
  component('poll', {
    question: word,
    options: some(z.strictObject({ label: word, votes: z.int() }), 6, 2),
    votes: word,
  }),
  component('stories', {
    label: word,
    people: some(z.strictObject({ name: word, initials: word, tint }), 8),
    seen: word,
  }),
] as const;
