import replies from '../../../../content/edit-replies.json';

type Key = keyof typeof replies.texts;

/** Fills slots of a text in `content/edit-replies.json`. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{([a-z]+)\}/gu, (slot, name: string) => values[name] ?? slot);

export const say = (key: Key, values: Readonly<Record<string, string>>): string =>
  filled(replies.texts[key], values);

export const { beyond, offers, texts } = replies;
