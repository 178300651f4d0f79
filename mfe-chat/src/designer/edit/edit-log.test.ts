import fc from 'fast-check';
import { apps } from '../compose/shown.fixture';
import { firstDesign as smallWins } from '../first-design';
import { composed } from '../compose/composed.fixture';
import { interpret } from '../interpret/interpret';
import { appDesignSchema, type AppDesign } from '../model/app-design';
import { anOperation } from './an-operation.fixture';
import { apply } from './apply';
import {
  type EditLog,
  begin,
  canRedo,
  commit as commitBy,
  designOf,
  redo,
  replay,
  settle,
  undo,
} from './edit-log';
import type { Operation } from './operation';

const ideas = ['a plant diary with reminders', 'an online shop for tea', 'a quiz for geography'];
const designs: AppDesign[] = [
  ...Object.values(apps),
  ...ideas.map((idea) => composed(interpret(idea))),
];
const commit = (log: EditLog, operation: Operation, gesture?: string) =>
  commitBy(log, operation, apply, gesture);
const bytes = (design: AppDesign) => JSON.stringify(design);

test('whatever is edited: undo restores equal bytes, redo too, and a replay gives the same', () => {
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

test('an edit after undo drops what could have been redone', () => {
  let log = commit(begin(smallWins), { op: 'theme.radius', radius: 4 });
  log = commit(undo(log), { op: 'design.rename', name: 'Bloom' });
  expect(canRedo(log)).toBe(false);
  expect(log.steps).toHaveLength(1);
});

test('steps of one gesture are one step; a settled gesture is over', () => {
  const drag = (log: ReturnType<typeof begin>, radius: number) =>
    commit(log, { op: 'theme.radius', radius }, 'corners');
  let log = drag(drag(begin(smallWins), 20), 12);
  expect(log.steps).toHaveLength(1);
  log = drag(settle(log), 4);
  expect(log.steps).toHaveLength(2);
  expect(designOf(undo(log)).look.radius).toBe(12);
});

test('what changes nothing is no step', () => {
  const log = begin(smallWins);
  expect(commit(log, { op: 'design.rename', name: smallWins.name })).toBe(log);
});

test('a hundred steps are kept; older ones become the beginning', () => {
  let log = begin(smallWins);
  for (let radius = 0; radius < 130; radius += 1)
    log = commit(log, { op: 'theme.radius', radius: radius % 2 ? 3 : 9 });
  expect(log.steps).toHaveLength(100);
  expect(
    bytes(
      replay(
        log.base,
        log.steps.map(({ operation }) => operation),
        100,
        apply,
      ).states[0]!,
    ),
  ).toBe(bytes(log.states[0]!));
});
