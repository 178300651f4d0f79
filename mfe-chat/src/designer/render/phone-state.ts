import { useEffect, useMemo, useReducer } from 'react';
import type { AppDesign } from '../model/app-design';
import { screenOf } from '../model/find';
import { createPaint } from '../themes/paint';
import { perform } from './act';
import type { Phone } from './phone';
import type { ComponentState, Fields, StateKeeper } from './component-state';

interface PhoneState {
  /** Changed values by the JSON of their key. */
  values: Readonly<Record<string, Fields>>;
  trail: string[];
  said: string;
}

type PhoneEvent =
  | { type: 'change'; key: string; fields: Fields }
  | { type: 'go'; from: string; to: string }
  | { type: 'left' }
  | { type: 'say'; text: string }
  | { type: 'second' };

const untouched: PhoneState = { values: {}, trail: [], said: '' };

function reduce(state: PhoneState, event: PhoneEvent): PhoneState {
  switch (event.type) {
    case 'change': {
      const fields = { ...state.values[event.key], ...event.fields };
      return { ...state, said: '', values: { ...state.values, [event.key]: fields } };
    }
    case 'go':
      // From one record to another: Back returns to where the first was opened.
      return {
        ...state,
        said: '',
        trail: event.to === event.from ? state.trail : [...state.trail, event.from].slice(-20),
      };
    case 'left':
      return { ...state, said: '', trail: state.trail.slice(0, -1) };
    case 'say':
      return { ...state, said: event.text };
    case 'second':
      return { ...state, values: secondPassed(state.values) };
  }
}

/** Advances running clocks: see `stoppedClock`. */
const secondPassed = (values: PhoneState['values']) =>
  Object.fromEntries(
    Object.entries(values).map(([key, fields]) => [
      key,
      fields.running ? { ...fields, elapsed: Number(fields.elapsed ?? 0) + 1 } : fields,
    ]),
  );

interface UsePhone {
  design: AppDesign;
  screenId: string;
  onNavigate: (screenId: string) => void;
}

export function usePhone({ design, screenId, onNavigate }: UsePhone) {
  const [state, send] = useReducer(reduce, untouched);
  const paint = useMemo(() => createPaint(design.look, 'live'), [design.look]);
  const ticks = Object.values(state.values).some(({ running }) => running);

  useEffect(() => {
    if (!ticks) return undefined;
    const clock = setInterval(() => send({ type: 'second' }), 1000);
    return () => clearInterval(clock);
  }, [ticks]);

  const { values, trail, said } = state;
  const phone = useMemo((): Phone => {
    const state: StateKeeper = (path, initial) => {
      const key = JSON.stringify(path);
      return [{ ...initial, ...values[key] }, (fields) => send({ type: 'change', key, fields })];
    };
    const made: Phone = {
      design,
      paint,
      screen: screenOf(design, screenId),
      live: true,
      state: state as ComponentState,
      act: (action, source) =>
        perform(made, action, source, {
          go: (to) => {
            send({ type: 'go', from: screenId, to });
            onNavigate(to);
          },
          back: () => {
            onNavigate(trail.at(-1) ?? design.start);
            send({ type: 'left' });
          },
          say: (text) => send({ type: 'say', text }),
        }),
    };
    return made;
  }, [design, paint, screenId, values, trail, onNavigate]);

  return { phone, said };
}
