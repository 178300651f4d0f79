export type StateValue =
  string | number | boolean | readonly StateValue[] | { readonly [field: string]: StateValue };

export type Fields = Readonly<Record<string, StateValue>>;

/** Id of a component or screen, or a path from it to a part or row: `['cart', 2]`. */
export type StateKey = string | readonly (string | number)[];

/**
 * Returns the state under a key and its setter. Not a hook: components may call it conditionally, with any key.
 * All callers of a field must pass the same initial value.
 */
export type ComponentState = <Initial extends Fields>(
  key: StateKey,
  initial: Initial,
) => readonly [state: Of<Initial>, change: (fields: Partial<Of<Initial>>) => void];

/** Widens the literal type `false` to boolean. */
type Of<Initial> = {
  readonly [Field in keyof Initial]: Initial[Field] extends boolean ? boolean : Initial[Field];
};

export type StateKeeper = (
  key: StateKey,
  initial: Fields,
) => readonly [state: Fields, change: (fields: Fields) => void];
