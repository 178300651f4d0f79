/** Values of the slots of a text, by name; `{One}` is `one` with a capital. */
export type Slots = Readonly<Record<string, string>>;

/** With a capital as the language writes it. */
export const capitalise = (text: string, language: string): string => {
  const [first = ''] = text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
};

/** Fills the slots of a text. A slot that has no value stays as it is, so that a test can find it. */
export function fill(text: string, slots: Slots, language: string): string {
  return text.replaceAll(/\{([A-Za-z]+)\}/g, (slot, name: string) => {
    const lower = name.toLowerCase();
    const value = slots[lower];
    if (value === undefined) return slot;
    return name === lower ? value : capitalise(value, language);
  });
}
