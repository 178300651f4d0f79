import fc from 'fast-check';
import { apps } from '../compose/shown.fixture';
import { composed } from '../compose/composed.fixture';
import { releasedSource } from '../../content/released-source';
import { designFrom } from '../design-from';
import { interpret } from '../interpret/interpret';
import { type AppDesign, appDesignSchema } from '../model/app-design';
import type { Component } from '../model/components';
import { anOperation } from './an-operation.fixture';
import { apply } from './apply';
import { fits, textsIn } from './editable';
import { stringsIn } from './texts';
import { touchedBeyond } from './touched.fixture';

const ideas = [
  'A habit tracker with streaks, a calendar and reminders',
  'An online shop for tea with a cart and checkout',
  'A kanban board for a small team with chat',
  'Una app de recetas con lista de la compra',
  'A quiz about geography with a leaderboard',
];
/** Generated from an archetype and a noun, not curated. */
const madeIdeas = [
  'Uber for lawn mowing',
  'an inventory of my kites',
  'Tinder for houseplants',
  'a queue for the town hall',
];
const designs: AppDesign[] = [
  ...Object.values(apps),
  ...ideas.map((idea) => composed(interpret(idea))),
];
beforeAll(async () => {
  for (const idea of madeIdeas)
    designs.push((await designFrom(idea, { content: releasedSource })).design);
});
const aDesign = fc.nat().map((number) => designs[number % designs.length]!);
const parts = ({ screens }: AppDesign) => screens.flatMap(({ components }) => components);
const byId = (design: AppDesign) => new Map(parts(design).map((part) => [part.id, part]));
const without = <T extends object>(value: T, ...keys: (keyof T)[]) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key as keyof T))),
  );
const worksOn = (part: Component, id: string) =>
  [...stringsIn(part)].some(([, text]) => text === id);

test('each edit of any sequence changes only what it names and leaves a valid design', () => {
  fc.assert(
    fc.property(aDesign, fc.infiniteStream(fc.nat()), (begun, numbers) => {
      let design = begun;
      for (let count = 0; count < 12; count += 1) {
        const operation = anOperation(design, numbers);
        const after = apply(design, operation);
        expect(appDesignSchema.safeParse(after).error?.issues ?? []).toEqual([]);
        if (operation.op !== 'several')
          expect([operation, touchedBeyond(design, after, operation)]).toEqual([operation, []]);
        design = after;
      }
    }),
    { numRuns: 40 },
  );
});

test('detects an edit that changes more than it names', () => {
  const [design] = designs as [AppDesign];
  const { id } = parts(design)[0]!;
  const operation = { op: 'component.duplicate', id } as const;
  const after = apply(design, operation);
  expect(touchedBeyond(design, after, operation)).toEqual([]);
  expect(touchedBeyond(design, { ...after, name: 'Other' }, operation)).toEqual(['name']);
  const [first, ...others] = after.screens;
  const fewer = { ...first!, components: first!.components.slice(0, -1) };
  expect(touchedBeyond(design, { ...after, screens: [fewer, ...others] }, operation)).not.toEqual(
    [],
  );
});

test('an edit of the style changes no text, screen or link', () => {
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

test('an edit of one component changes no other', () => {
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

test('removing a component changes only the components that depend on it', () => {
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

test('every editable text can be changed alone', () => {
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

test('ids, icons, links and times of day are not editable texts', () => {
  const wins = apps['small-wins'] ?? Object.values(apps)[0]!;
  const offered = parts(wins).flatMap((part) =>
    textsIn(part).map(({ path }) => String(path.at(-1))),
  );
  expect(offered).toContain('title');
  for (const key of ['id', 'type', 'icon', 'do', 'to', 'picture', 'list', 'as'])
    expect(offered).not.toContain(key);
});
