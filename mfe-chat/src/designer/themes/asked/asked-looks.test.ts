/** @jest-environment node */
import fc from 'fast-check';
import { colorRoles } from '../../../content/colors.schema';
import { moodLooks } from '../../../content/mood-index';
import { readMoods } from '../../../content/read-content';
import { releasedSource } from '../../../content/released-source';
import { designFrom } from '../../design-from';
import { firstDesign } from '../../first-design';
import { emptyBrief, type Brief, type NamedColor } from '../../interpret/brief';
import { parseDesign } from '../../model/app-design';
import type { Look } from '../../model/theme';
import { setMode } from '../../edit/looks';
import { inMode } from '../in-mode';
import { moodLook } from '../mood-look';
import { tooFaint } from '../too-faint.fixture';
import { dressInColors } from './dress-in-colors';

const files = readMoods();
const moods = moodLooks(files);
const names = Object.keys(moods);
const modes = ['light', 'dark'] as const;

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const color: fc.Arbitrary<NamedColor> = fc
  .record({
    value: fc.oneof(hex, fc.constantFrom('#ffffff', '#000000', '#777777', '#808080', '#aeea00')),
    role: fc.constantFrom(undefined, ...colorRoles),
    at: fc.nat(400),
  })
  .map((read) => ({ ...read, words: read.value, said: read.value }));
const brief: fc.Arbitrary<Brief> = fc
  .record({
    colors: fc.array(color, { maxLength: 6 }),
    mood: fc.constantFrom(undefined, ...names),
    mode: fc.constantFrom(undefined, ...modes),
    isGlass: fc.boolean(),
  })
  .map(({ colors, mood, mode, isGlass }) => ({
    ...emptyBrief,
    colors,
    moods: mood === undefined ? [] : [{ value: mood, words: mood, at: 0 }],
    mode: mode && { value: mode, words: mode, at: 0 },
    styles: isGlass ? [{ value: 'glassy', words: 'glassy', at: 0 }] : [],
  }));

test('keeps any colours in any mood legible, in both modes', async () => {
  await fc.assert(
    fc.asyncProperty(brief, async (asked) => {
      const { design } = await dressInColors(firstDesign, asked, moods);
      const other = setMode(design, design.look.mode === 'dark' ? 'light' : 'dark');
      for (const { look } of [design, other]) expect(tooFaint(look)).toEqual([]);
      parseDesign(design);
    }),
    { numRuns: 700, seed: 16 },
  );
});

test('applies a colour exactly if possible, and reports each difference', async () => {
  await fc.assert(
    fc.asyncProperty(hex, fc.constantFrom(...modes), async (value, mode) => {
      const given = { value, words: value, said: value, at: 0 };
      const asked: Brief = {
        ...emptyBrief,
        mode: { value: mode, words: mode, at: 0 },
        colors: [{ ...given, role: 'button' }],
      };
      const { design, notes } = await dressInColors(firstDesign, asked, moods);
      const { accent, button = accent } = design.look.palette;
      expect(button === value || notes.some(({ is }) => is === 'unseen')).toBe(true);
      const ground = await dressInColors(
        firstDesign,
        { ...asked, mode: undefined, colors: [{ ...given, role: 'background' }] },
        {},
      );
      expect(ground.design.look.palette.background).toBe(value);
    }),
    { numRuns: 400, seed: 3 },
  );
});

describe.each(names)('the mood %s', (name) => {
  const look = moodLook(name, moods[name]!);

  test.each(modes)('is legible when it is %s', (mode) => {
    const surfaces: Look['surface'][] = [look.surface, 'glass'];
    for (const surface of surfaces)
      expect(tooFaint({ ...inMode(look, mode), surface })).toEqual([]);
  });

  test('applies to a sentence that names it', async () => {
    const made = await designFrom(`a diary with a ${moods[name]?.name} look`, {
      content: releasedSource,
    });
    expect(made.design.look.style).toBe(name);
    expect(made.design.look.type).toEqual(look.type);
  });
});

test('differs from all other moods', () => {
  const signs = names.map((name) => {
    const { palette, type, radius, surface } = moodLook(name, moods[name]!);
    return [palette.background, palette.accent, palette.hero, type.display, radius, surface].join();
  });
  expect(new Set(signs).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(24);
});
