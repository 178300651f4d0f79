import { act, renderHook } from '@testing-library/react';
import { useRedraw } from './use-redraw';

const before = ['a1', 'a2', 'a3'];
const after = ['b1', 'b2', 'b3'];
let decoded: Map<string, () => void>;

beforeEach(() => {
  jest.useFakeTimers();
  decoded = new Map();
  HTMLImageElement.prototype.decode = function () {
    const url = this.getAttribute('src')!;
    return new Promise((resolve) => decoded.set(url, resolve));
  };
});
afterEach(() => {
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  jest.useRealTimers();
});

const finish = (urls: string[]) =>
  act(async () => {
    for (const url of urls) decoded.get(url)!();
    await Promise.resolve();
  });
const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const redraw = () =>
  renderHook(({ urls }: { urls: readonly string[] }) => useRedraw(urls), {
    initialProps: { urls: before },
  });

test('only their own `<img>` elements load the prerendered pictures', () => {
  expect(redraw().result.current).toEqual(before);
  expect(decoded.size).toBe(0);
});

test('shows the next style once all its pictures are decoded', async () => {
  const { result, rerender } = redraw();
  rerender({ urls: after });
  await finish(['b1', 'b2']);
  await wait(1000);
  expect(result.current).toEqual(before);
});

test('pictures change from left to right, 40 ms apart', async () => {
  const { result, rerender } = redraw();
  rerender({ urls: after });
  await finish(after);
  await wait(0);
  expect(result.current).toEqual(['b1', 'a2', 'a3']);
  await wait(39);
  expect(result.current).toEqual(['b1', 'a2', 'a3']);
  await wait(1);
  expect(result.current).toEqual(['b1', 'b2', 'a3']);
  await wait(40);
  expect(result.current).toEqual(after);
});

test('the latest chosen style wins', async () => {
  const { result, rerender } = redraw();
  rerender({ urls: after });
  rerender({ urls: before });
  await finish(after);
  await finish(before);
  await wait(1000);
  expect(result.current).toEqual(before);
});
