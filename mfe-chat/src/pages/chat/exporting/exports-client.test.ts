import { deserialize, serialize } from 'node:v8';
import { noAssets } from '../../../designer/export/assets/assets';
import type { Packed } from '../../../designer/export/make-export';
import { firstDesign } from '../../../designer/first-design';
import { exportsBehind, type WorkerLike } from './exports-client';
import type { FromExports, Make, ToExports } from './exports-messages';
import { serve } from './exports-serve';

/** Clones as `postMessage` does, which rejects functions. */
const travelled = <T>(data: T): T => deserialize(serialize(data)) as T;

/** Connects page and worker by a queue, without a thread. */
class Pair implements WorkerLike {
  isTerminated = false;
  private readonly toPage = new EventTarget();
  private readonly toWorker = new EventTarget();
  readonly scope = {
    postMessage: (data: FromExports) => this.tell(this.toPage, travelled(data)),
    addEventListener: (type: 'message', listener: (event: MessageEvent<ToExports>) => void) =>
      this.toWorker.addEventListener(type, listener as EventListener),
  };

  postMessage(data: ToExports) {
    this.tell(this.toWorker, travelled(data));
  }

  addEventListener(type: string, listener: EventListenerOrEventListenerObject) {
    this.toPage.addEventListener(type, listener);
  }

  terminate() {
    this.isTerminated = true;
  }

  fail(message: string) {
    this.toPage.dispatchEvent(new ErrorEvent('error', { message }));
  }

  private tell(target: EventTarget, data: unknown) {
    queueMicrotask(() => {
      if (!this.isTerminated) target.dispatchEvent(new MessageEvent('message', { data }));
    });
  }
}

const packed: Packed = { bytes: new Uint8Array([1, 2]), count: 1, checked: ['whole'] };
const hangs: Make = () => new Promise(() => {});
const never = new AbortController().signal;

async function started(work: Make) {
  const pair = new Pair();
  const onEnd = jest.fn();
  const coming = exportsBehind(pair, onEnd);
  serve(pair.scope, work);
  const make = await coming;
  const ask = (signal = never, progress = (_ratio: number) => {}) =>
    make('svg', firstDesign, noAssets, progress, signal);
  return { pair, onEnd, ask };
}

async function settle() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

afterEach(() => jest.useRealTimers());

test('returns the complete export and reports progress', async () => {
  const ratios: number[] = [];
  const { ask } = await started(async (name, design, _assets, progress) => {
    expect([name, design]).toEqual(['svg', firstDesign]);
    progress(0.5);
    return packed;
  });
  await expect(ask(never, (ratio) => ratios.push(ratio))).resolves.toEqual(packed);
  expect(ratios).toEqual([0.5]);
});

test('says why an export failed, and makes the next', async () => {
  const faults = [new Error('Home cannot be drawn.')];
  const { ask } = await started(async () => {
    const fault = faults.pop();
    if (fault) throw fault;
    return packed;
  });
  await expect(ask()).rejects.toThrow('Home cannot be drawn.');
  await expect(ask()).resolves.toEqual(packed);
});

test('terminates the worker when its only export is cancelled', async () => {
  const { ask, pair, onEnd } = await started(hangs);
  const off = new AbortController();
  const made = ask(off.signal);
  off.abort();
  await expect(made).rejects.toMatchObject({ name: 'AbortError' });
  expect(pair.isTerminated).toBe(true);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('continues another export when one is cancelled', async () => {
  const waits: ((made: Packed) => void)[] = [];
  const { ask, pair } = await started(() => new Promise((resolve) => waits.push(resolve)));
  const off = new AbortController();
  const [first, second] = [ask(off.signal), ask()];
  off.abort();
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  expect(pair.isTerminated).toBe(false);
  await settle();
  for (const resolve of waits) resolve(packed);
  await expect(second).resolves.toEqual(packed);
});

test('does not start an export that is already cancelled', async () => {
  const work = jest.fn(hangs);
  const { ask } = await started(work);
  await expect(ask(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  await settle();
  expect(work).not.toHaveBeenCalled();
});

test('rejects pending exports when the worker breaks, and reports the end', async () => {
  const { ask, pair, onEnd } = await started(hangs);
  const made = ask();
  pair.fail('out of memory');
  await expect(made).rejects.toThrow('out of memory');
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('fails when the worker cannot be loaded or does not start in time', async () => {
  const pair = new Pair();
  const onEnd = jest.fn();
  const broken = exportsBehind(pair, onEnd);
  pair.fail('');
  await expect(broken).rejects.toThrow('could not be loaded');
  expect(onEnd).not.toHaveBeenCalled();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const late = exportsBehind(new Pair(), jest.fn()).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await late).toMatchObject({ message: 'The worker of exports did not start in time.' });
});

test('terminates an idle worker, but not a busy one', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const { ask, pair } = await started(hangs);
  const off = new AbortController();
  const made = ask(off.signal).catch(() => {});
  await jest.advanceTimersByTimeAsync(60_000);
  expect(pair.isTerminated).toBe(false);
  off.abort();
  await made;
  const idle = await started(async () => packed);
  await idle.ask();
  await jest.advanceTimersByTimeAsync(5000);
  expect(idle.pair.isTerminated).toBe(true);
  expect(idle.onEnd).toHaveBeenCalledTimes(1);
});
