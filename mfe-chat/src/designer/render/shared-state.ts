import type { Phone } from './phone';
import type { StateKey } from './component-state';

/* State that several components share. Each of these is the one place that says its key, its fields and their start. */

/** Whether a button with a toggle action is on. `source` is the key that its `Tap` is given. */
export const pressedState = ({ state }: Phone, source: StateKey) => state(source, { isOn: false });

/** The titles that forms added to a list or checklist, oldest first. */
export const addedRows = ({ state }: Phone, list: string) =>
  state(list, { added: [] as readonly string[] });

/** Whether a row of a checklist is ticked; the progress of the day counts the same rows. */
export const checkedRow = ({ state }: Phone, list: string, row: number, done: boolean) =>
  state([list, row], { done });

/** What narrows a list: the text of its search, and the group that its filters chose, `''` for all. */
export const listFilter = ({ state }: Phone, list: string) => state(list, { query: '', group: '' });

/** Which record a screen shows: rows that lead to it pick one by its index. */
export const openedRecord = ({ state }: Phone, screen: string) => state(screen, { record: 0 });

/** The text of a form's field; a button that adds to a list takes it from there. */
export const fieldText = ({ state }: Phone, field: string, initial: string) =>
  state(field, { text: initial });

/** How many of an item are in a cart; `initial` is how many the design has there. */
export const cartItem = ({ state }: Phone, cart: string, item: number, initial: number) =>
  state([cart, item], { count: initial });
