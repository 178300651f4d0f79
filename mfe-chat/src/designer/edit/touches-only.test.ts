import fc from 'fast-check';
import { apps } from '../compose/shown.fixture';
import { composed } from '../compose/composed.fixture';
import { interpret } from '../interpret/interpret';
import { type AppDesign, appDesignSchema } from '../model/app-design';
import type { Component } from '../model/components';
import { anOperation } from './an-operation.fixture';
import { apply } from './apply';
import { fits, textsIn } from './editable';
import { stringsIn } from './texts';

const ideas = [
  'A habit tracker with streaks, a calendar and reminders',
  'An online shop for tea with a cart and checkout',
  'A kanban board for a small team with chat',
  'Una app de recetas con lista de la compra',
  'A quiz about geography with a leaderboard',
];
const designs: AppDesign[] = [
  ...Object.values(apps),
  ...ideas.map((idea) => composed(interpret(idea))),
];
const aDesign = fc.constantFrom(...designs);
const parts = ({ screens }: AppDesign) => screens.flatMap(({ components }) => components);
const byId = (design: AppDesign) => new Map(parts(design).map((part) => [part.id, part]));
const without = <T extends object>(value: T, ...keys: (keyof T)[]) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key as keyof T))),
  );
/** True when something in the part works on the part with this id. */
const worksOn = (part: Component, id: string) =>
  [...stringsIn(part)].some(([, text]) => text === id);

test('an edit of the look leaves every word, screen and link as it was', () => {
  fc.assert(
    fc.property(aDesign, fc.infiniteStream(fc.nat()), (design, numbers) => {
      const operation = anOperation(design, numbers);
      fc.pre(/^(?:theme|surface)\./.test(operation.op));
      const after = apply(design, operation);
      expect(without(after, 'look')).toBe(without(design, 'look'));
    }),
    { numRuns: 60 },
  );
});

test('an edit of one component leaves all others as they were', () => {
  fc.assert(
    fc.property(aDesign, fc.infiniteStream(fc.nat()), (design, numbers) => {
      const operation = anOperation(design, numbers);
      fc.pre(operation.op === 'text.set' || operation.op === 'component.role');
      const after = apply(design, operation);
      expect(without(after, 'screens')).toBe(without(design, 'screens'));
      const now = byId(after);
      expect([...now.keys()]).toEqual([...byId(design).keys()]);
      for (const part of parts(design))
        if (!('id' in operation) || part.id !== operation.id) expect(now.get(part.id)).toBe(part);
    }),
    { numRuns: 60 },
  );
});

test('taking a component out leaves all that does not work on it as it was', () => {
  fc.assert(
    fc.property(aDesign, fc.nat(), (design, number) => {
      const all = parts(design);
      const { id } = all[number % all.length]!;
      const after = apply(design, { op: 'component.remove', id });
      expect(appDesignSchema.safeParse(after).error?.issues ?? []).toEqual([]);
      expect(without(after, 'screens')).toBe(without(design, 'screens'));
      expect(after.screens.map((screen) => screen.id)).toEqual(
        design.screens.map((screen) => screen.id),
      );
      const now = byId(after);
      for (const part of all)
        if (part.id !== id && !worksOn(part, id)) expect(now.get(part.id)).toBe(part);
    }),
    { numRuns: 60 },
  );
});

test('every text that is offered can be written anew, and alone changes', () => {
  for (const design of designs.slice(-5)) {
    for (const part of parts(design).slice(0, 12)) {
      for (const { path } of textsIn(part)) {
        expect(fits(part, path, 'x'.repeat(500))).toBe(false);
        const after = apply(design, { op: 'text.set', id: part.id, path, text: 'Ganz neu' });
        const changed = [...stringsIn(after)].filter(([, text]) => text === 'Ganz neu');
        expect(changed).toHaveLength(1);
        expect(appDesignSchema.safeParse(after).success).toBe(true);
      }
    }
  }
});

test('an id, an icon, a link and a time of day are no words', () => {
  const wins = apps['small-wins'] ?? Object.values(apps)[0]!;
  const offered = parts(wins).flatMap((part) =>
    textsIn(part).map(({ path }) => String(path.at(-1))),
  );
  expect(offered).toContain('title');
  for (const key of ['id', 'type', 'icon', 'do', 'to', 'picture', 'list', 'as'])
    expect(offered).not.toContain(key);
});
