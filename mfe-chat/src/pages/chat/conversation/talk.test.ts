import { designOf } from '../../../designer/edit/edit-log';
import { chatStore, forget, startAnew } from '../chat-store';
import type { Engine } from './engine-client';
import { answer } from './engine';
import { startEngine } from './engine-start';
import { expectMessage, send } from './talk';

jest.mock('./engine-start', () => ({ startEngine: jest.fn() }));

interface Asked {
  text: string;
  isFirst: boolean;
  signal: AbortSignal | undefined;
  done: () => Promise<void>;
}

let asked: Asked[] = [];
const engine: Engine = {
  answer: (question, signal) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      const done = async () => {
        resolve(await answer(question));
        await settle();
      };
      asked.push({ text: question.text, isFirst: question.isFirst, signal, done });
    }),
};
jest.mocked(startEngine).mockResolvedValue(engine);

const settle = () => jest.advanceTimersByTimeAsync(20);
const due = () => jest.advanceTimersByTimeAsync(2000);
const inHand = () => designOf(chatStore.getState().log);
const replies = () =>
  chatStore
    .getState()
    .messages.filter(({ type }) => type === 'ai')
    .slice(1);
const of = (text: string) => asked.filter((one) => one.text === text);

beforeEach(() => {
  jest.useFakeTimers();
  forget();
  asked = [];
});

test('cancels the engine and ignores its answer after New design', async () => {
  send('a weather app for sailors');
  await due();
  startAnew();
  const before = inHand();
  expect(of('a weather app for sailors')[0]?.signal?.aborted).toBe(true);
  await of('a weather app for sailors')[0]?.done();
  expect(replies()).toHaveLength(0);
  expect(inHand()).toBe(before);
});

test('does not repeat a sentence when New design comes before its reply', async () => {
  send('an app for my goats');
  await settle();
  await of('an app for my goats')[0]?.done();
  await due();
  send('a weather app for sailors');
  await settle();
  startAnew();
  await due();
  expect(of('a weather app for sailors')).toHaveLength(1);
  expect(replies()).toHaveLength(0);
});

test('answers a message after New design without waiting for the one before', async () => {
  send('a weather app for sailors');
  await due();
  startAnew();
  send('an app for my goats');
  await settle();
  await of('an app for my goats')[0]?.done();
  await due();
  expect(replies()).toHaveLength(1);
  expect(inHand().kind).toBe('agriculture');
});

test('discards a drawing made ahead for another design, and asks again for the current one', async () => {
  send('a weather app for sailors');
  send('make it dark');
  await due();
  const [first] = of('a weather app for sailors');
  const [early] = of('make it dark');
  expect(early?.isFirst).toBe(true);
  await early?.done();
  expect(replies()).toHaveLength(0);
  await first?.done();
  expect(replies()).toHaveLength(1);
  const [, again] = of('make it dark');
  expect(again?.isFirst).toBe(false);
  await again?.done();
  expect(replies()).toHaveLength(2);
  expect(inHand().kind).toBe('weather');
  expect(inHand().look.mode).toBe('dark');
});

test('keeps replies in the order of messages, however long one takes', async () => {
  send('a weather app for sailors');
  send('an app for my goats');
  await due();
  await of('an app for my goats')[0]?.done();
  expect(replies()).toHaveLength(0);
  await of('a weather app for sailors')[0]?.done();
  await of('an app for my goats')[1]?.done();
  expect(replies()).toHaveLength(2);
  expect(inHand().kind).toBe('agriculture');
});

test('reads a first idea ahead while it is typed, and shows nothing of it', async () => {
  const before = chatStore.getState();
  expectMessage(' a weather app for sailors ');
  await settle();
  await of('a weather app for sailors')[0]?.done();
  expect(chatStore.getState()).toBe(before);
  send('a weather app for sailors');
  await settle();
  await of('a weather app for sailors')[1]?.done();
  await due();
  expect(inHand().kind).toBe('weather');
});

test('reads nothing ahead that is blank, too long, still changing or before a pending reply', async () => {
  expectMessage('a weather app')?.();
  await settle();
  expect(of('a weather app').every(({ signal }) => signal?.aborted)).toBe(true);
  expect(expectMessage('  ')).toBeUndefined();
  expect(expectMessage('a'.repeat(5000))).toBeUndefined();
  send('an app for my goats');
  expect(expectMessage('make it dark')).toBeUndefined();
});

test('reads a change ahead for the current design, and shows nothing of it', async () => {
  send('an app for my goats');
  await settle();
  await of('an app for my goats')[0]?.done();
  await due();
  const before = chatStore.getState();
  expectMessage('make it dark');
  await settle();
  expect(of('make it dark')[0]?.isFirst).toBe(false);
  await of('make it dark')[0]?.done();
  expect(chatStore.getState()).toBe(before);
});
