/** What a component can remember: texts, numbers and switches, and lists and records of them. */
export type StateValue =
  string | number | boolean | readonly StateValue[] | { readonly [field: string]: StateValue };

/** The state of a component by field, as it is before anything was tapped. */
export type Fields = Readonly<Record<string, StateValue>>;

/** Whose state it is: the id of a component or screen, or a path from it to one of its parts or rows, `['cart', 2]`. */
export type StateKey = string | readonly (string | number)[];

/**
 * Returns the state kept under a key, and what changes some of its fields. It is no hook: any component may ask for any
 * key, in any order and as often as it likes. Whoever asks for the same field of a key says the same initial value.
 */
export type ComponentState = <Initial extends Fields>(
  key: StateKey,
  initial: Initial,
) => readonly [state: Of<Initial>, change: (fields: Partial<Of<Initial>>) => void];

/** A switch that is off at first has the type `false` there, and is one that can be on all the same. */
type Of<Initial> = {
  readonly [Field in keyof Initial]: Initial[Field] extends boolean ? boolean : Initial[Field];
};

/** Component state for whoever keeps it, and knows nothing of the fields of components. */
export type StateKeeper = (
  key: StateKey,
  initial: Fields,
) => readonly [state: Fields, change: (fields: Fields) => void];
