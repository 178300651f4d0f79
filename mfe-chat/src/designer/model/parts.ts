import * as z from 'zod/mini';
import { iconNames } from '../drawings/icon-names.generated';
import {
  pictureGroups,
  pictureNames,
  type NounPicture,
  type OwnPicture,
} from '../drawings/picture-names';

export const word = z.string().check(z.minLength(1), z.maxLength(80));
export const sentence = z.string().check(z.minLength(1), z.maxLength(400));
export const id = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,47}$/));
export const icon = z.enum(iconNames);
const nounPicture = z
  .string()
  .check(
    z.regex(new RegExp(`^(?:${pictureGroups.join('|')})/[a-z0-9-]{1,40}$`)),
  ) as z.ZodMiniType<NounPicture>;
const ownPicture = z
  .string()
  .check(
    z.regex(/^own\/[a-z][a-z0-9-]{0,47}(?:\/(?:[a-z]{1,20}\/)?[a-z0-9-]{1,40})?$/),
  ) as z.ZodMiniType<OwnPicture>;
export const picture = z.union([z.enum(pictureNames), nounPicture, ownPicture]);
export const tint = z.int().check(z.minimum(0), z.maximum(4));
export const share = z.number().check(z.minimum(0), z.maximum(1));

/* Every number is limited, so that all that views calculate stays finite and drawable. */
export const whole = (least: number, most: number) =>
  z.int().check(z.minimum(least), z.maximum(most));
/** No list has more than 31 items. */
export const index = whole(0, 30);
/** Votes, scores, repetitions. */
export const count = whole(0, 1_000_000);
export const several = whole(1, 1_000_000);
/** Rupiah and won count in millions. */
export const amount = z.number().check(z.minimum(-100_000_000), z.maximum(100_000_000));
export const positive = z.number().check(z.minimum(0.000_001), z.maximum(1_000_000));
export const dayOfMonth = whole(1, 31);
export const year = whole(1900, 2199);
export const degrees = whole(-100, 150);
/** In px of a phone 844 px high. */
export const height = z.number().check(z.minimum(60), z.maximum(520));

/** Every component that looks tappable has an action. */
export const actionSchema = z.discriminatedUnion('do', [
  /** `pick` is the index of the record to show. */
  z.strictObject({ do: z.literal('go'), to: id, pick: z.optional(index) }),
  z.strictObject({ do: z.literal('back') }),
  /** `says` and `off` are the toasts when turned on and off. */
  z.strictObject({ do: z.literal('toggle'), says: word, off: z.optional(word) }),
  /** Adds the field's text to a list. */
  z.strictObject({ do: z.literal('add'), field: id, list: id, to: z.optional(id) }),
  /** Adds an item to a basket, by default the shown record. */
  z.strictObject({ do: z.literal('put'), cart: id, item: z.optional(index), says: word }),
]);
export type Action = z.infer<typeof actionSchema>;

export const iconAction = z.strictObject({
  icon,
  label: word,
  action: actionSchema,
  badge: z.optional(z.string().check(z.maxLength(3))),
});
export type IconAction = z.infer<typeof iconAction>;

export const textAction = z.strictObject({ label: word, action: actionSchema });
export type TextAction = z.infer<typeof textAction>;

/** Before a row: an icon on a tint, initials, a pill, a picture or a dot on a line. */
export const leadSchema = z.discriminatedUnion('as', [
  z.strictObject({ as: z.literal('icon'), icon }),
  z.strictObject({
    as: z.literal('initials'),
    text: z.string().check(z.minLength(1), z.maxLength(3)),
  }),
  z.strictObject({ as: z.literal('pill') }),
  z.strictObject({ as: z.literal('picture'), picture }),
]);
export type Lead = z.infer<typeof leadSchema>;

export const rowSchema = z.strictObject({
  title: word,
  note: z.optional(word),
  value: z.optional(word),
  lead: z.optional(leadSchema),
  tint: z.optional(tint),
  /** Filters compare this. */
  group: z.optional(word),
  action: z.optional(actionSchema),
});
export type Row = z.infer<typeof rowSchema>;

/** `progress` without `done` draws a ring; a tap completes it. */
export const taskSchema = z.extend(rowSchema, { done: z.boolean(), progress: z.optional(share) });
export type Task = z.infer<typeof taskSchema>;

export const arrangements = ['cards', 'list', 'grid'] as const;
export type Arrangement = (typeof arrangements)[number];
export const arrangement = z.enum(arrangements);

export const rows = z.array(rowSchema).check(z.minLength(1), z.maxLength(24));
export const some = <S extends z.core.SomeType>(schema: S, most: number, least = 1) =>
  z.array(schema).check(z.minLength(least), z.maxLength(most));
export const pair = z.strictObject({ label: word, value: word });
export const line = z.strictObject({
  title: word,
  note: z.optional(word),
  value: z.optional(word),
});
