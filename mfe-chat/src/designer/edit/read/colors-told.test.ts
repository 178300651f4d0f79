/** @jest-environment node */
import { releasedSource } from '../../../content/released-source';
import { designFrom } from '../../design-from';
import type { AppDesign } from '../../model/app-design';
import { toLch } from '../../themes/color';
import { answerEdit } from '../answer-edit';
import { apply } from '../apply';

const options = { content: releasedSource };
let shop: AppDesign;
beforeAll(async () => {
  shop = (await designFrom('a shop for handmade candles', options)).design;
});

async function lookAfter(text: string) {
  const design = shop;
  const answer = await answerEdit(design, text, options);
  const operations = answer.as === 'change' ? answer.operations : [];
  const { look } = apply(design, { op: 'several', operations });
  return {
    look,
    before: design.look,
    failed: answer.as === 'change' ? answer.failed : [answer.as],
  };
}

const isNavy = (hex: string) => Math.abs(toLch(hex as `#${string}`).hue - 255) < 25;

test.each([
  'Navy and white like our sign',
  'Navy and white like our sign. get rid of the orange',
  'why is it purple. plain white with navy is fine',
])('%s: makes the app navy on white', async (text) => {
  const { look, failed } = await lookAfter(text);
  expect(failed).toEqual([]);
  expect(look.palette.background).toBe('#ffffff');
  expect(isNavy(look.palette.accent)).toBe(true);
});

test.each([
  ['make it black', undefined],
  ["Too bright. Black background, it's night", undefined],
  ['black n amber like our kit', 75],
  ['make it black. like actual black not grey, and dim red or amber text so i can see', undefined],
])('%s: makes the background black', async (text, hue) => {
  const { look, failed } = await lookAfter(text);
  expect(failed).toEqual([]);
  expect(look.mode).toBe('dark');
  expect(toLch(look.palette.background).lightness).toBeLessThan(0.25);
  if (hue !== undefined) expect(Math.abs(toLch(look.palette.accent).hue - hue)).toBeLessThan(20);
});

test('replaces a colour that “looks like” something', async () => {
  const { look } = await lookAfter(
    'Brown and cream like a pub mirror. The current purple looks like a vape shop.',
  );
  expect(Math.abs(toLch(look.palette.accent).hue - 50)).toBeLessThan(40);
});

test('makes the colour after “on” the background', async () => {
  const { look, before } = await lookAfter('Bigger letters and dark on white please, no grey');
  expect(look.palette.background).toBe('#ffffff');
  expect(look.palette.text).toBe(before.palette.text);
  expect(look.type.scale).toBeGreaterThan(1);
});

test('keeps a requested colour after a complaint', async () => {
  const { look } = await lookAfter('its too dull lol can it be dark purple');
  expect(Math.abs(toLch(look.palette.accent).hue - 295)).toBeLessThan(30);
});

test('does not apply a colour from a complaint', async () => {
  const { look, before } = await lookAfter('the grey is hard to read');
  expect(look.palette.accent).toBe(before.palette.accent);
  expect(toLch(look.palette.text).lightness).toBeLessThan(toLch(before.palette.text).lightness);
  const red = await lookAfter('das Rot ist mir zu grell, eher so ein dunkles Grün');
  expect(Math.abs(toLch(red.look.palette.accent).hue - 150)).toBeLessThan(25);
});

test('reads a name and colours in one sentence', async () => {
  const design = shop;
  const text = 'can u change name to Hartwell Hornets U9 and make it black n amber like our kit';
  const answer = await answerEdit(design, text, options);
  const after = apply(design, {
    op: 'several',
    operations: answer.as === 'change' ? answer.operations : [],
  });
  expect(after.name).toBe('Hartwell Hornets U9');
  expect(after.look.mode).toBe('dark');
});

test.each([
  'the pictures page would be nicer as squares instead of one under another',
  'Something closer to sage',
])('%s: changes no colours', async (text) => {
  const { look, before } = await lookAfter(text);
  expect(look.palette).toEqual(before.palette);
});

test('replaces a boring font', async () => {
  const { look, before } = await lookAfter('the font is kinda boring');
  expect(look.palette).toEqual(before.palette);
  expect(look.type.display).not.toBe(before.type.display);
});
