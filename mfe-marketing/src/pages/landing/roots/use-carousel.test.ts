import { act, renderHook } from '@testing-library/react';
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { useCarousel } from './use-carousel';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const wait = (time: number) => act(() => jest.advanceTimersByTime(time));
const carousel = () => renderHook(() => useCarousel(3)).result;
const mouse = { pointerType: 'mouse' } as PointerEvent;

test('a card stays in front for 4000 ms', () => {
  const it = carousel();
  wait(3999);
  expect(it.current.index).toBe(0);
  wait(1);
  expect(it.current.index).toBe(1);
});

test('the first card follows the last one', () => {
  const it = carousel();
  wait(4000);
  wait(4000);
  expect(it.current.index).toBe(2);
  wait(4000);
  expect(it.current.index).toBe(0);
});

test('a drag pauses from its start, and the 4000 ms restart 6000 ms later', () => {
  const it = carousel();
  wait(3000);
  act(() => it.current.startDrag());
  act(() => it.current.endDrag(0));
  wait(6000);
  wait(3999);
  expect(it.current.index).toBe(0);
  wait(1);
  expect(it.current.index).toBe(1);
});

test('the card never changes while a finger rests on it', () => {
  const it = carousel();
  act(() => it.current.startDrag());
  wait(60_000);
  expect(it.current.index).toBe(0);
  act(() => it.current.endDrag(0));
  wait(4000);
  expect(it.current.index).toBe(1);
});

test.each([
  [-51, 1],
  [-50, 0],
  [50, 0],
  [51, 2],
])('a drag of %i px shows card %i', (travel, index) => {
  const it = carousel();
  act(() => it.current.startDrag());
  act(() => it.current.endDrag(travel));
  expect(it.current.index).toBe(index);
});

test.each(['ArrowRight', 'ArrowLeft'])('%s changes the card and pauses for 6000 ms', (key) => {
  const it = carousel();
  act(() => it.current.region.onKeyDown({ key } as KeyboardEvent));
  act(() => it.current.region.onBlur(leaving));
  const shown = it.current.index;
  expect(shown).toBe(key === 'ArrowRight' ? 1 : 2);
  wait(6000);
  wait(3999);
  expect(it.current.index).toBe(shown);
  wait(1);
  expect(it.current.index).toBe((shown + 1) % 3);
});

test.each([
  ['next', 1],
  ['previous', 2],
] as const)('the button "%s" changes the card and pauses for 6000 ms', (button, index) => {
  const it = carousel();
  act(() => it.current[button]());
  expect(it.current.index).toBe(index);
  wait(9999);
  expect(it.current.index).toBe(index);
  wait(1);
  wait(4000);
  expect(it.current.index).toBe((index + 1) % 3);
});

test('Pause holds until Play, whatever else happens', () => {
  const it = carousel();
  act(() => it.current.toggle());
  act(() => it.current.next());
  wait(60_000);
  expect(it.current.index).toBe(1);
  act(() => it.current.toggle());
  wait(4000);
  expect(it.current.index).toBe(2);
});

test('hovering with a mouse pauses it', () => {
  const it = carousel();
  act(() => it.current.region.onPointerEnter(mouse));
  wait(30_000);
  expect(it.current.index).toBe(0);
  act(() => it.current.region.onPointerLeave());
  wait(4000);
  expect(it.current.index).toBe(1);
});

test('a tap does not count as hovering', () => {
  const it = carousel();
  act(() => it.current.region.onPointerEnter({ pointerType: 'touch' } as PointerEvent));
  wait(4000);
  expect(it.current.index).toBe(1);
});

const region = document.createElement('section');
const leaving = { currentTarget: region, relatedTarget: null } as unknown as FocusEvent;
const focusing = (isVisible: boolean) =>
  ({ target: { matches: () => isVisible }, currentTarget: region }) as unknown as FocusEvent;

test('keyboard focus inside pauses it, tested for 30 s', () => {
  const it = carousel();
  act(() => it.current.region.onFocus(focusing(true)));
  wait(30_000);
  expect(it.current.index).toBe(0);
  act(() => it.current.region.onBlur(leaving));
  wait(4000);
  expect(it.current.index).toBe(1);
});

test('focus left on a clicked button does not pause it', () => {
  const it = carousel();
  act(() => it.current.region.onFocus(focusing(false)));
  wait(4000);
  expect(it.current.index).toBe(1);
});

test('a hidden tab pauses it', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const it = carousel();
  wait(30_000);
  expect(it.current.index).toBe(0);
  hidden.mockReturnValue(false);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  wait(4000);
  expect(it.current.index).toBe(1);
});

test('reduced motion starts it paused, and Play still works', () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  } as unknown as MediaQueryList);
  const it = carousel();
  wait(30_000);
  expect(it.current.index).toBe(0);
  expect(it.current.isStopped).toBe(true);
  act(() => it.current.toggle());
  wait(4000);
  expect(it.current.index).toBe(1);
});

test('unmounting clears all timers', () => {
  const { result, unmount } = renderHook(() => useCarousel(3));
  act(() => result.current.next());
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
