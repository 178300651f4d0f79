/** @jest-environment node */
import { releasedSource } from '../../../content/released-source';
import { designFrom } from '../../design-from';
import type { AppDesign } from '../../model/app-design';
import { answerEdit } from '../answer-edit';
import { reportsOf } from '../apply';
import { sayReports } from '../say-reports';
import { after } from './after';

const options = { content: releasedSource };
let plots: AppDesign;
beforeAll(async () => {
  const idea = 'allotment society app: 48 plots, who has which, waiting list, dues';
  plots = (await designFrom(idea, options)).design;
});

async function paletteAfter(text: string) {
  const answer = await answerEdit(plots, text, options);
  const operations = answer.as === 'change' ? answer.operations : [];
  const several = { op: 'several', operations } as const;
  return {
    palette: after(plots, operations).look.palette,
    said: operations.length > 0 ? sayReports(reportsOf(plots, several)) : answer.as,
  };
}

test.each([
  ['overdue in red please', { overdue: '#d92d20' }],
  ['make the overdue ones red', { overdue: '#d92d20' }],
  ['Could the overdue dues be shown in red so that we notice them?', { overdue: '#d92d20' }],
  ['paid = green, overdue = red', { paid: '#16803c', overdue: '#d92d20' }],
  ['make the paid ones green and the overdue ones red', { paid: '#16803c', overdue: '#d92d20' }],
])('%s: colours the states only', async (text, states) => {
  const { palette, said } = await paletteAfter(text);
  expect(palette).toEqual({ ...plots.look.palette, states });
  expect(said).toContain('“Overdue” in rows is #d92d20');
});

test.each([
  'make pending orange and everything else grey',
  'the overdue ones should be red and at the top',
  'lost = red',
])('%s: changes nothing of the look', async (text) => {
  expect((await paletteAfter(text)).palette).toEqual(plots.look.palette);
});

test('what a colour replaces is no state: “instead of”', async () => {
  expect((await paletteAfter('red instead of the paid')).palette.states).toBeUndefined();
});

test('a colour of the app stays one', async () => {
  expect((await paletteAfter('make it red')).palette.accent).not.toBe(plots.look.palette.accent);
});

test('the same colour again changes nothing and says so', async () => {
  const first = await answerEdit(plots, 'overdue in red please', options);
  const red = after(plots, first.as === 'change' ? first.operations : []);
  expect(await answerEdit(red, 'overdue in red please', options)).toMatchObject({ as: 'already' });
});

test('states keep their colours in dark mode', async () => {
  const painted = await answerEdit(plots, 'overdue in red please', options);
  const red = after(plots, painted.as === 'change' ? painted.operations : []);
  const dark = await answerEdit(red, 'dark mode', options);
  const { look } = after(red, dark.as === 'change' ? dark.operations : []);
  expect([look.mode, look.palette.states]).toEqual(['dark', { overdue: '#d92d20' }]);
});
