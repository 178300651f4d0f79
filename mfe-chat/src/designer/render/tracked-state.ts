import type { ComponentState, Fields, StateKey, StateKeeper, StateValue } from './component-state';

export interface FieldId {
  key: StateKey;
  field: string;
  name: string;
}

interface Track {
  read: (id: FieldId, initial: StateValue) => StateValue;
  write: (id: FieldId, value: StateValue) => void;
}

/** Records which fields are read and written, so that exports and checks know a component's dependencies. */
export function trackedState({ read, write }: Track): ComponentState {
  const keeper: StateKeeper = (key, initial) => {
    const idOf = (field: string) => ({ key, field, name: JSON.stringify([key, field]) });
    const state = {};
    for (const [field, value] of Object.entries(initial)) {
      const get = () => read(idOf(field), value);
      Object.defineProperty(state, field, { enumerable: true, get });
    }
    const change = (fields: Fields) => {
      for (const [field, value] of Object.entries(fields)) write(idOf(field), value);
    };
    return [state, change];
  };
  return keeper as ComponentState;
}
