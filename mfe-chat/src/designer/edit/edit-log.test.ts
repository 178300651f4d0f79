import fc from 'fast-check';
import { apps } from '../compose/shown.fixture';
import { firstDesign as smallWins } from '../first-design';
import { composed } from '../compose/composed.fixture';
import { releasedSource } from '../../content/released-source';
import { interpret } from '../interpret/interpret';
import { appDesignSchema, type AppDesign } from '../model/app-design';
import { aGesture } from './a-gesture.fixture';
import { anOperation } from './an-operation.fixture';
import { apply } from './apply';
import {
  type EditLog,
  begin,
  canRedo,
  commit as commitBy,
  designOf,
  redo,
  settle,
  undo,
} from './edit-log';
import { replay } from './replay';
import { followUp } from './follow-up';
import type { Operation } from './operation';

const ideas = ['a plant diary with reminders', 'an online shop for tea', 'a quiz for geography'];
const designs: AppDesign[] = [
  ...Object.values(apps),
  ...ideas.map((idea) => composed(interpret(idea))),
];
const commit = (log: EditLog, operation: Operation, gesture?: string) =>
  commitBy(log, operation, apply, gesture === undefined ? {} : { gesture });
const bytes = (design: AppDesign) => JSON.stringify(design);

test('undo, redo and replay restore equal bytes for any edits', () => {
  fc.assert(
    fc.property(fc.constantFrom(...designs), fc.infiniteStream(fc.nat()), (design, numbers) => {
      let log = begin(design);
      const seen = [bytes(design)];
      for (let count = 0; count < 8; count += 1) {
        const before = log;
        log = commit(log, anOperation(designOf(log), numbers));
        if (log !== before) seen.push(bytes(designOf(log)));
        expect(appDesignSchema.safeParse(designOf(log)).error?.issues ?? []).toEqual([]);
      }
      expect(log.at).toBe(seen.length - 1);
      const operations = log.steps.map(({ operation }) => operation);
      const kept = JSON.parse(JSON.stringify({ base: log.base, operations })) as typeof log & {
        operations: typeof operations;
      };
      const again = replay(kept.base, kept.operations, log.at, apply);
      expect(again.states.map(bytes)).toEqual(seen);
      for (const expected of seen.toReversed().slice(1)) {
        log = undo(log);
        expect(bytes(designOf(log))).toBe(expected);
      }
      expect(undo(log)).toBe(log);
      for (const expected of seen.slice(1)) {
        log = redo(log);
        expect(bytes(designOf(log))).toBe(expected);
      }
    }),
    { numRuns: 40 },
  );
});

const sentences = [
  'make it dark',
  'call it Bloom',
  'add a chat screen',
  'remove the chat',
  'make it glassy',
  'add a map',
];

test('undoing five hundred gestures and sentences restores the first design byte for byte', async () => {
  for (const design of designs.slice(-3)) {
    const before = bytes(design);
    const [stream] = fc.sample(fc.infiniteStream(fc.nat()), { numRuns: 1, seed: before.length });
    const source = stream![Symbol.iterator]();
    const numbers = { [Symbol.iterator]: () => ({ next: () => source.next() }) };
    let log = begin(design);
    const kinds = new Set<string>();
    let gestures = 0;
    for (let count = 0; count < 500; count += 1) {
      const said = count % 25 === 0 ? sentences[(count / 25) % sentences.length] : undefined;
      const asked = said && (await followUp(designOf(log), said, { content: releasedSource }));
      const made = count % 2 === 0 ? aGesture(designOf(log), source) : undefined;
      const operation = (asked && asked.operation) || made || anOperation(designOf(log), numbers);
      const next = commitBy(log, operation, apply, { said });
      if (next !== log) kinds.add(operation.op);
      if (next !== log && made === operation) gestures += 1;
      log = next;
    }
    expect(kinds.size).toBeGreaterThan(25);
    expect(gestures).toBeGreaterThan(100);
    expect(log.at).toBeGreaterThan(300);
    expect(appDesignSchema.safeParse(designOf(log)).error?.issues ?? []).toEqual([]);
    for (let at = log.at; at > 0; at -= 1) log = undo(log);
    expect([log.at, bytes(designOf(log))]).toEqual([0, before]);
  }
});

test('an edit after undo drops the steps to redo', () => {
  let log = commit(begin(smallWins), { op: 'theme.radius', radius: 4 });
  log = commit(undo(log), { op: 'design.rename', name: 'Bloom' });
  expect(canRedo(log)).toBe(false);
  expect(log.steps).toHaveLength(1);
});

test('merges steps of one gesture until it is settled', () => {
  const drag = (log: ReturnType<typeof begin>, radius: number) =>
    commit(log, { op: 'theme.radius', radius }, 'corners');
  let log = drag(drag(begin(smallWins), 20), 12);
  expect(log.steps).toHaveLength(1);
  log = drag(settle(log), 4);
  expect(log.steps).toHaveLength(2);
  expect(designOf(undo(log)).look.radius).toBe(12);
});

test('stores up to 400 characters of the sentence with its step', () => {
  const operation = { op: 'theme.radius', radius: 4 } as const;
  const log = commitBy(begin(smallWins), operation, apply, { said: 'x'.repeat(500) });
  expect(log.steps[0]?.said).toHaveLength(400);
  const said = log.steps.map((step) => step.said ?? '');
  expect(replay(smallWins, [operation], 1, apply, said).steps[0]?.said).toHaveLength(400);
  expect(replay(smallWins, [operation], 1, apply).steps[0]?.said).toBeUndefined();
});

test('ignores edits without effect', () => {
  const log = begin(smallWins);
  expect(commit(log, { op: 'design.rename', name: smallWins.name })).toBe(log);
});

test('keeps five hundred steps and merges older ones into the base design', () => {
  let log = begin(smallWins);
  for (let radius = 0; radius < 530; radius += 1)
    log = commit(log, { op: 'theme.radius', radius: radius % 2 ? 3 : 9 });
  expect(log.steps).toHaveLength(500);
  expect(
    bytes(
      replay(
        log.base,
        log.steps.map(({ operation }) => operation),
        500,
        apply,
      ).states[0]!,
    ),
  ).toBe(bytes(log.states[0]!));
});
