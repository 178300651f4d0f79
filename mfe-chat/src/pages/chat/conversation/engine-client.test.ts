import { deserialize, serialize } from 'node:v8';
import { firstDesign } from '../../../designer/first-design';
import { engineBehind, type WorkerLike } from './engine-client';
import type { Answer, FromEngine, Question, ToEngine } from './engine-messages';
import { serve } from './engine-serve';

const ask = (text: string): Question => ({
  text,
  style: 'Pastel',
  inHand: firstDesign,
  isFirst: true,
});

/** Clones as `postMessage` does, which rejects functions. */
const travelled = <T>(data: T): T => deserialize(serialize(data)) as T;

/** Connects page and worker by a queue, without a thread. */
class Pair implements WorkerLike {
  readonly asked: ToEngine[] = [];
  isTerminated = false;
  private readonly toPage = new EventTarget();
  private readonly toWorker = new EventTarget();
  readonly scope = {
    postMessage: (data: FromEngine) => this.tell(this.toPage, travelled(data)),
    addEventListener: (type: 'message', listener: (event: MessageEvent<ToEngine>) => void) =>
      this.toWorker.addEventListener(type, listener as EventListener),
  };

  postMessage(data: ToEngine) {
    this.asked.push(data);
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
    queueMicrotask(() => target.dispatchEvent(new MessageEvent('message', { data })));
  }
}

const free = () => undefined;

async function started(
  answer: (question: Question) => Promise<Answer>,
  check: (address: string) => Promise<void> | undefined = free,
) {
  const pair = new Pair();
  const onEnd = jest.fn();
  const engine = engineBehind(pair, check, onEnd);
  serve(pair.scope, answer);
  return { pair, onEnd, engine: await engine };
}

afterEach(() => {
  delete globalThis.APPLING_CHECK_SCRIPT;
  jest.useRealTimers();
});

test('returns the complete answer', async () => {
  const { engine } = await started(({ text }) => Promise.resolve({ words: `You said ${text}` }));
  await expect(engine.answer(ask('a garden'))).resolves.toEqual({ words: 'You said a garden' });
});

test('sends only data that can be cloned', async () => {
  const { engine, pair } = await started(() => Promise.resolve({ words: '' }));
  await engine.answer({ ...ask('a garden'), suggestion: { words: () => '' } } as Question);
  expect(pair.asked).toEqual([{ id: 1, question: ask('a garden') }]);
});

test('asks one question at a time, in order', async () => {
  const waits: ((answer: Answer) => void)[] = [];
  const heard: string[] = [];
  const { engine } = await started(({ text }) => {
    heard.push(text);
    return new Promise((resolve) => waits.push(resolve));
  });
  const first = engine.answer(ask('one'));
  const second = engine.answer(ask('two'));
  await settle();
  expect(heard).toEqual(['one']);
  waits[0]?.({ words: 'first' });
  await expect(first).resolves.toEqual({ words: 'first' });
  await settle();
  expect(heard).toEqual(['one', 'two']);
  waits[1]?.({ words: 'second' });
  await expect(second).resolves.toEqual({ words: 'second' });
});

test('never sends a question that is cancelled while it waits', async () => {
  const waits: ((answer: Answer) => void)[] = [];
  const { engine, pair } = await started(() => new Promise((resolve) => waits.push(resolve)));
  const first = engine.answer(ask('one'));
  const off = new AbortController();
  const second = engine.answer(ask('two'), off.signal);
  off.abort();
  await expect(second).rejects.toMatchObject({ name: 'AbortError' });
  await settle();
  waits[0]?.({ words: 'first' });
  await first;
  await settle();
  expect(pair.asked).toHaveLength(1);
});

test('rethrows errors of the engine with their name', async () => {
  const { engine } = await started(() => Promise.reject(new RangeError('Too many screens')));
  await expect(engine.answer(ask('x'))).rejects.toMatchObject({
    name: 'RangeError',
    message: 'Too many screens',
  });
  const next = engine.answer(ask('y'));
  await expect(next).rejects.toThrow('Too many screens');
});

test('checks the scripts that the worker loads', async () => {
  const checked: string[] = [];
  const { engine } = await started(
    async () => {
      await globalThis.APPLING_CHECK_SCRIPT?.('/r/chat/1/spanish.js');
      return { words: 'read' };
    },
    (address) => {
      checked.push(address);
      return Promise.reject(new Error('is not the file that was released'));
    },
  );
  await expect(engine.answer(ask('una app'))).rejects.toThrow('not the file that was released');
  expect(checked).toEqual(['/r/chat/1/spanish.js']);
});

test('fails at once and terminates when the worker cannot be loaded', async () => {
  const pair = new Pair();
  const onEnd = jest.fn();
  const engine = engineBehind(pair, free, onEnd);
  pair.fail('');
  await expect(engine).rejects.toThrow('could not be loaded');
  expect(pair.isTerminated).toBe(true);
  expect(onEnd).not.toHaveBeenCalled();
});

test('rejects pending questions when the worker breaks, and reports the end', async () => {
  const { engine, pair, onEnd } = await started(() => new Promise(() => {}));
  const first = engine.answer(ask('one'));
  const second = engine.answer(ask('two'));
  pair.fail('out of memory');
  await expect(first).rejects.toThrow('out of memory');
  await expect(second).rejects.toThrow('out of memory');
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('terminates the worker when an answer times out', async () => {
  const { engine, pair, onEnd } = await started(() => new Promise(() => {}));
  jest.useFakeTimers();
  const late = engine.answer(ask('one'));
  const fault = late.catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await fault).toMatchObject({ name: 'TimeoutError' });
  expect(pair.isTerminated).toBe(true);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

async function settle() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}
