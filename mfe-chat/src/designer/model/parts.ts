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

/*
 * No number of a design is free: what a view multiplies, divides by or counts up to must stay finite and drawable. The limits
 * are those of a phone's screen and of what its texts can hold, well beyond what the engine writes.
 */
export const whole = (least: number, most: number) =>
  z.int().check(z.minimum(least), z.maximum(most));
/** Which item of a list; no list of a design is longer than 31. */
export const index = whole(0, 30);
/** How many of something: votes, scores, repetitions. */
export const count = whole(0, 1_000_000);
export const several = whole(1, 1_000_000);
export const amount = z.number().check(z.minimum(-1_000_000), z.maximum(1_000_000));
export const positive = z.number().check(z.minimum(0.000_001), z.maximum(1_000_000));
export const dayOfMonth = whole(1, 31);
export const year = whole(1900, 2199);
export const degrees = whole(-100, 150);
/** Height of a block, in px of a phone 844 px high. */
export const height = z.number().check(z.minimum(60), z.maximum(520));

/** What a tap does. Everything that looks tappable carries one. */
export const actionSchema = z.discriminatedUnion('do', [
  /** `pick` is the record that the screen opens with. */
  z.strictObject({ do: z.literal('go'), to: id, pick: z.optional(index) }),
  z.strictObject({ do: z.literal('back') }),
  /** Turns something on and off; `says` is what the app answers when it is on, `off` when it is off again. */
  z.strictObject({ do: z.literal('toggle'), says: word, off: z.optional(word) }),
  /** Puts what was typed into the field on a list. */
  z.strictObject({ do: z.literal('add'), field: id, list: id, to: z.optional(id) }),
  /** Puts one more of an item into a basket; without an item, the record on show. */
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

/** What stands before a row: an icon on its tint, initials, a pill, a drawn picture or a dot on a line. */
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
  /** What a filter asks for. */
  group: z.optional(word),
  action: z.optional(actionSchema),
});
export type Row = z.infer<typeof rowSchema>;

/** `progress` without `done` is a ring on its way; a tick finishes it. */
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
