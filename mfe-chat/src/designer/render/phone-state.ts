import { useEffect, useMemo, useReducer } from 'react';
import type { AppDesign } from '../model/app-design';
import { screenOf } from '../model/find';
import { createPaint } from '../themes/paint';
import { perform } from './act';
import type { Phone, ReadValue, StateValue } from './phone';

interface PhoneState {
  values: Record<string, StateValue>;
  trail: string[];
  said: string;
}

type PhoneEvent =
  | { type: 'set'; key: string; value: StateValue }
  | { type: 'go'; from: string; to: string }
  | { type: 'left' }
  | { type: 'say'; text: string }
  | { type: 'second' };

const untouched: PhoneState = { values: {}, trail: [], said: '' };

function reduce(state: PhoneState, event: PhoneEvent): PhoneState {
  switch (event.type) {
    case 'set':
      return { ...state, said: '', values: { ...state.values, [event.key]: event.value } };
    case 'go':
      // From one entry's details to another's: Back leads to where the first was opened.
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
      return { ...state, values: { ...state.values, ...secondsPassed(state.values) } };
  }
}

const runningIn = (values: PhoneState['values']) =>
  Object.keys(values).filter((key) => key.startsWith('running:') && values[key] === true);

function secondsPassed(values: PhoneState['values']) {
  return Object.fromEntries(
    runningIn(values).map((key) => {
      const elapsed = key.replace('running:', 'elapsed:');
      return [elapsed, Number(values[elapsed] ?? 0) + 1];
    }),
  );
}

interface UsePhone {
  design: AppDesign;
  screenId: string;
  onNavigate: (screenId: string) => void;
}

/** The state of a live phone: what was tapped and typed, where the visitor came from, what the app last said. */
export function usePhone({ design, screenId, onNavigate }: UsePhone) {
  const [state, send] = useReducer(reduce, untouched);
  const paint = useMemo(() => createPaint(design.look, 'live'), [design.look]);
  const ticks = runningIn(state.values).length > 0;

  useEffect(() => {
    if (!ticks) return undefined;
    const clock = setInterval(() => send({ type: 'second' }), 1000);
    return () => clearInterval(clock);
  }, [ticks]);

  const { values, trail, said } = state;
  const phone = useMemo((): Phone => {
    const made: Phone = {
      design,
      paint,
      screen: screenOf(design, screenId),
      live: true,
      value: ((key: string, initial: StateValue) => values[key] ?? initial) as ReadValue,
      set: (key, value) => send({ type: 'set', key, value }),
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
