/** Slot values by name; `{One}` is `one` with a capital letter. */
export type Slots = Readonly<Record<string, string>>;

export const capitalise = (text: string, language: string): string => {
  const [first = ''] = text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
};

/** Fills slots; leaves those without a value in place, so that tests find them. */
export function fill(text: string, slots: Slots, language: string): string {
  return text.replaceAll(/\{([A-Za-z]+)\}/g, (slot, name: string) => {
    const lower = name.toLowerCase();
    const value = slots[lower];
    if (value === undefined) return slot;
    return name === lower ? value : capitalise(value, language);
  });
}
