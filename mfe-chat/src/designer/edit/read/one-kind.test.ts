/** @jest-environment node */
import { releasedSource } from '../../../content/released-source';
import { designFrom } from '../../design-from';
import type { AppDesign } from '../../model/app-design';
import { toLch } from '../../themes/color';
import { answerEdit } from '../answer-edit';
import { apply } from '../apply';

const options = { content: releasedSource };
let plants: AppDesign;
beforeAll(async () => {
  plants = (await designFrom('an app for my house plants', options)).design;
});

async function edited(text: string) {
  const design = plants;
  const answer = await answerEdit(design, text, options);
  const operations = answer.as === 'change' ? answer.operations : [];
  return {
    as: answer.as,
    failed: answer.as === 'change' ? answer.failed : [],
    ops: operations.map(({ op }) => op),
    after: apply(design, { op: 'several', operations }),
  };
}

test.each(['make it green, we are gardeners', 'make it red and blurb'])(
  '%s: changes the style and adds no row',
  async (text) => {
    expect((await edited(text)).ops).not.toContain('row.add');
  },
);

test('reports another request as not understood, but not a reason', async () => {
  expect((await edited('make it green, my eyes are bad')).failed).toEqual([]);
  expect((await edited('make it green, teleport the pots')).failed).toEqual(['teleport the pots']);
});

test('adds a button and reports that its colour was left out', async () => {
  const { ops, failed } = await edited('put a big red button to call mum');
  expect(ops).toEqual(['component.add']);
  expect(failed).toEqual(['red']);
});

test('removes an unwanted colour from the whole palette', async () => {
  const { after } = await edited('get rid of the green');
  const { art: _art, name: _name, ...colors } = after.look.palette;
  for (const hex of Object.values(colors).flat()) {
    const { hue, chroma } = toLch(hex as `#${string}`);
    expect({ hex, isGreen: chroma > 0.02 && hue > 125 && hue < 165 }).toEqual({
      hex,
      isGreen: false,
    });
  }
});

test('sets the background before the text in “white text on dark blue”', async () => {
  const { palette } = (await edited('white text on dark blue')).after.look;
  expect(palette.text).toBe('#ffffff');
  expect(toLch(palette.background).lightness).toBeLessThan(0.45);
});

test.each(['a list of thirsty plants', 'i want a list of pots', 'a pot costs 12 dollars'])(
  '%s: replaces nothing',
  async (text) => {
    expect((await edited(text)).as).not.toBe('new');
  },
);

test('recognises a new app', async () => {
  expect((await edited('an app for my chess club')).as).toBe('new');
  expect((await edited('a garden planner')).as).toBe('new');
});

test.each([
  ['the title is too small', ['type.set']],
  ['make the search bar yellow', []],
  ['rename plant pot to gardener', []],
])('%s: adds no name and no component', async (text, ops) => {
  expect((await edited(text)).ops).toEqual(ops);
});
