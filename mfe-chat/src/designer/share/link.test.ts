/** @jest-environment node */
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { digestOf } from '../digest';
import { anOperation } from '../edit/an-operation.fixture';
import { operationSchemas } from '../edit/operations.generated';
import { offeredPart } from '../edit/offered-parts';
import { firstDesign } from '../first-design';
import type { AppDesign } from '../model/app-design';
import { compactOf, operationOf } from './compact';
import { MOST_LINK } from './limits';
import { decode, encode } from './link-model';
import { hasOwnPictures } from './has-own-pictures';
import { linkTo, readLink } from './link';
import { readLinkText, writeLinkText } from './link-text';
import type { Recipe } from './link-schema';
import { fullOffer, namedOffer } from './offered-step';
import { stepForms } from './step-forms';

const recipe: Recipe = {
  v: 1,
  engine: 'a1b2c3',
  idea: 'a diary for 30 plants, “née Ñandú”, 植物 🌱',
  steps: ['make it darker', { suggested: 'calendar' }, ['tr', 12]],
  hash: '0123abcd',
};
const textOf = async (shared: Parameters<typeof linkTo>[0]) => {
  const made = await linkTo(shared);
  return 'path' in made ? made.path.slice('/chat#d='.length) : '';
};
const carrying = (letter: string, bytes: Buffer) => {
  const body = bytes.toString('base64url');
  return `${letter}${digestOf(body).slice(0, 4)}${body}`;
};
const deflated = (text: string) => carrying('z', deflateRawSync(text));
const saying = (value: unknown) => deflated(JSON.stringify(value));

test('decodes what it encodes, for any value', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json(), async (json) => {
      const value: unknown = JSON.parse(json);
      expect(await readLinkText(await writeLinkText(value))).toEqual({ value });
    }),
  );
});

test('restores a recipe, and a complete design byte for byte', async () => {
  expect(await readLink(await textOf({ recipe }))).toEqual({ recipe });
  const whole = await readLink(await textOf({ engine: '', design: firstDesign }));
  expect(JSON.stringify('design' in whole && whole.design)).toBe(JSON.stringify(firstDesign));
});

test('encodes a text of any letters with the dictionary', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 200 }), async (text) => {
      const json = JSON.stringify(text);
      expect(await decode(await encode(json))).toBe(json);
    }),
    { numRuns: 50, seed: 5 },
  );
  await expect(decode(new Uint8Array())).rejects.toThrow(RangeError);
});

// A changed dictionary or predictor would open no stored link: it needs another first letter.
test('encodes as on 2026-12-01', async () => {
  const bytes = await encode('["make it darker",["tr",12]]');
  expect(Buffer.from(bytes).toString('base64url')).toBe('_StXgCRhk0GGlQk');
});

test('ignores what a messenger appends to the URL', async () => {
  const text = await textOf({ recipe });
  for (const tail of ['&utm_source=x', ').', '%20', '…'])
    expect(await readLink(text + tail)).toEqual({ recipe });
});

test('reports a link with a changed, missing or added character as damaged', async () => {
  const text = await textOf({ recipe });
  const characters = 'ABCxyz019-_';
  await fc.assert(
    fc.asyncProperty(
      // The first letter identifies the format, and another letter is a newer format.
      fc.integer({ min: 1, max: text.length - 1 }),
      fc.constantFrom(...characters),
      fc.constantFrom('change', 'drop', 'cut', 'insert'),
      async (at, character, what) => {
        const rest = text.slice(at + 1);
        const damaged = {
          change: text.slice(0, at) + character + rest,
          drop: text.slice(0, at) + rest,
          cut: text.slice(0, at),
          insert: text.slice(0, at) + character + text.slice(at),
        }[what];
        fc.pre(damaged !== text && damaged !== '');
        expect(await readLink(damaged)).toEqual({ fault: 'damaged' });
      },
    ),
    { numRuns: 300, seed: 11 },
  );
});

test.each([
  ['nothing', 'empty', ''],
  ['more than any link holds', 'too-long', `p0000${'x'.repeat(MOST_LINK)}`],
  ['what unfolds without end', 'damaged', deflated(' '.repeat(3_000_000))],
  ['what never was deflated', 'damaged', carrying('z', Buffer.from('no stream'))],
  ['what no dictionary wrote', 'damaged', carrying('m', Buffer.from('no text'))],
  ['bytes that are no text', 'damaged', carrying('p', Buffer.from([0x22, 0xff, 0x22]))],
  ['a link of a later form', 'newer', carrying('q', Buffer.from('x'))],
  ['a recipe of a later form', 'newer', saying([2, 'a1b2c3', '0123abcd', 'an idea'])],
  ['a design of a later form', 'newer', saying([1, '', { ...firstDesign, version: 99 }])],
  ['an idea without end', 'damaged', saying([1, '', '0123abcd', 'x'.repeat(4001)])],
  ['an engine that is markup', 'damaged', saying([1, '<b>', '0123abcd', 'x'])],
  ['steps without end', 'damaged', saying([1, '', '0123abcd', 'x', ...Array(201).fill('a')])],
  ['a design that leads nowhere', 'damaged', saying([1, '', { ...firstDesign, start: 'x' }])],
])('rejects %s as %s', async (_name, fault, text) => {
  expect(await readLink(text)).toEqual({ fault });
});

test('reads or rejects any link without throwing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.jsonValue()), async (value) => {
      const read = await readLink(saying([1, '', '0123abcd', ...value]));
      expect('recipe' in read || 'fault' in read).toBe(true);
    }),
  );
});

test('has a short form for every edit, with each of its values', () => {
  const kinds = operationSchemas.map(({ shape }) => {
    const { op, ...values } = shape;
    return [[...op.def.values][0], Object.keys(values).toSorted()] as const;
  });
  const edits = kinds.filter(([op]) => op !== 'design.set');
  const forms = Object.entries(stepForms).map(
    ([op, [, ...values]]) => [op, values.toSorted()] as const,
  );
  expect(Object.fromEntries(forms)).toEqual(Object.fromEntries(edits));
  const codes = Object.values(stepForms).map(([code]) => code);
  expect(new Set(codes).size).toBe(codes.length);
});

test('restores an edit from its short form', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
      const operation = anOperation(firstDesign, numbers);
      const compact = compactOf(operation);
      fc.pre(compact !== undefined);
      expect(operationOf(JSON.parse(JSON.stringify(compact)) as unknown[])).toEqual(operation);
    }),
    { numRuns: 300 },
  );
});

test('names an offered component by its type, and ignores a type that is not offered', () => {
  const [{ id }] = firstDesign.screens as [AppDesign['screens'][0]];
  const component = offeredPart(firstDesign, firstDesign.screens[0]!, 'poll')!.component;
  const full = compactOf({ op: 'component.add', screen: id, at: 1, component })!;
  const named = namedOffer(full, firstDesign);
  expect(named).toEqual(['ca', id, 1, 'poll']);
  expect(fullOffer(named, firstDesign)).toEqual(full);
  const other = compactOf({
    op: 'component.add',
    screen: id,
    at: 1,
    component: { ...component, id: 'own' },
  })!;
  expect(namedOffer(other, firstDesign)).toEqual(other);
  for (const type of ['constructor', 'none', ''])
    expect(operationOf(fullOffer(['ca', id, 1, type], firstDesign))).toBeUndefined();
});

test('rejects values that are not edits, and never encodes a whole design as a step', () => {
  for (const step of [
    ['zz', 1],
    ['tr', 'wide'],
    ['+', ['+', ['tr', 3]]],
    ['+', 1],
    [{}],
    ['toString'],
  ])
    expect(operationOf(step)).toBeUndefined();
  expect(compactOf({ op: 'design.set', design: firstDesign })).toBeUndefined();
});

test('makes no link of a design that is too large, and returns the length', async () => {
  const texts = fc.sample(fc.string({ minLength: 380, maxLength: 400 }), { numRuns: 100, seed: 4 });
  const design: AppDesign = { ...firstDesign, quoted: texts };
  const made = await linkTo({ engine: '', design });
  expect('length' in made && made.length).toBeGreaterThan(MOST_LINK);
});

test('finds own pictures in any component', () => {
  expect(hasOwnPictures(firstDesign)).toBe(false);
  expect(hasOwnPictures({ ...firstDesign, quoted: ['own/a'] })).toBe(true);
});
