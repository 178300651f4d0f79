import type { Phone } from './phone';
import type { StateKey } from './component-state';

/* State shared by several components: each function defines key, fields and initial values once. */

/** `source` equals that of the `Tap`. */
export const pressedState = ({ state }: Phone, source: StateKey) => state(source, { isOn: false });

/** Titles added by forms, oldest first. */
export const addedRows = ({ state }: Phone, list: string) =>
  state(list, { added: [] as readonly string[] });

/** The progress card counts the same rows. */
export const checkedRow = ({ state }: Phone, list: string, row: number, done: boolean) =>
  state([list, row], { done });

/** Search text and selected group; `''` is all. */
export const listFilter = ({ state }: Phone, list: string) => state(list, { query: '', group: '' });

/** Index of the record that a screen shows. */
export const openedRecord = ({ state }: Phone, screen: string) => state(screen, { record: 0 });

export const fieldText = ({ state }: Phone, field: string, initial: string) =>
  state(field, { text: initial });

/** `initial` is the design's quantity. */
export const cartItem = ({ state }: Phone, cart: string, item: number, initial: number) =>
  state([cart, item], { count: initial });
