import { act, renderHook } from '@testing-library/react';
import { apps } from '../compose/shown.fixture';
import { usePhone } from './phone-state';
import { stoppedClock } from './stopped-clock';
import { trackedState } from './tracked-state';

const design = apps['small-wins'];
const open = () =>
  renderHook(() => usePhone({ design, screenId: design.start, onNavigate: () => {} }));

test('sets several fields in one change and keeps the others', () => {
  const { result } = open();
  const quiz = () => result.current.phone.state('quiz', { at: 0, picked: -1, score: 0 });
  act(() => quiz()[1]({ at: 2, score: 1 }));
  expect(quiz()[0]).toEqual({ at: 2, picked: -1, score: 1 });
});

test('keeps separate state for rows of a component, which may be a list', () => {
  const { result } = open();
  const row = (index: number) =>
    result.current.phone.state(['row', index], { marks: [] as readonly number[] });
  act(() => row(1)[1]({ marks: [3, 5] }));
  expect(row(0)[0].marks).toEqual([]);
  expect(row(1)[0].marks).toEqual([3, 5]);
});

test('applies two changes of one tap', () => {
  const { result } = open();
  const lights = () => result.current.phone.state('lights', { left: false, right: false });
  const [, change] = lights();
  act(() => {
    change({ left: true });
    change({ right: true });
  });
  expect(lights()[0]).toEqual({ left: true, right: true });
});

test('counts seconds of running clocks only', () => {
  jest.useFakeTimers();
  const { result } = open();
  const clock = (id: string) => result.current.phone.state(id, stoppedClock);
  act(() => clock('one')[1]({ running: true }));
  act(() => clock('two')[1]({ running: false }));
  act(() => jest.advanceTimersByTime(3000));
  expect(clock('one')[0]).toEqual({ running: true, elapsed: 3 });
  expect(clock('two')[0]).toEqual({ running: false, elapsed: 0 });
  jest.useRealTimers();
});

test('tracks each field that is read', () => {
  const read: string[] = [];
  const state = trackedState({
    read: ({ field }, initial) => {
      read.push(field);
      return initial;
    },
    write: () => {},
  });
  const [{ shift }] = state('calendar', { shift: 0, day: 4 });
  expect(shift).toBe(0);
  expect(read).toEqual(['shift']);
});
