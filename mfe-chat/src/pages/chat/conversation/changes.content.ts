import replies from '../../../../content/edit-replies.json';

type Key = keyof typeof replies.texts;

/** A text of `content/edit-replies.json` with its slots filled. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{([a-z]+)\}/gu, (slot, name: string) => values[name] ?? slot);

/** What Appling says of a change. */
export const say = (key: Key, values: Readonly<Record<string, string>>): string =>
  filled(replies.texts[key], values);

export const { beyond, offers, texts } = replies;
