/** @jest-environment node */
import { firstDesign } from '../first-design';
import type { AppDesign } from '../model/app-design';
import { noAssets, type Assets } from './assets/assets';
import { largestDesign } from './exported-designs.fixture';
import { exporters } from './exporters.generated';
import { makeExport } from './make-export';
import { measuredAs } from './measured.fixture';
import { readDesign } from './read-design';

const never = new AbortController().signal;
const made = async (id: string, design: AppDesign, assets: Assets) => {
  const exporter = exporters.find((each) => each.id === id)!;
  return makeExport(exporter, design, assets, () => {}, never);
};

test('a design without screens, or with a screen without anything, is refused when opened', async () => {
  const [first] = firstDesign.screens;
  const faultOf = async (screens: unknown) =>
    readDesign(new Blob([JSON.stringify({ ...firstDesign, screens })]));
  expect(await faultOf([])).toEqual({ fault: 'screens: too short.' });
  const empty = [{ ...first, components: [] }];
  expect(await faultOf(empty)).toEqual({ fault: 'screens › 0 › components: too short.' });
});

test.each([
  ['penpot', /\d screens gave 0 boards/],
  ['svg', /\d screens gave 0 pictures/],
])('a %s of screens that nobody measured is not offered', async (id, fault) => {
  await expect(made(id, firstDesign, noAssets)).rejects.toThrow(fault);
});

const large = largestDesign();

// Projects of it: project-tests.fixture.ts.
test.each(['penpot', 'svg', 'tokens', 'html', 'design-file'])(
  'the largest design is exported: %s',
  async (id) => {
    const before = JSON.stringify(large);
    const { bytes, checked } = await made(id, large, measuredAs(large));
    expect(checked).not.toHaveLength(0);
    expect(JSON.stringify(large)).toBe(before);
    if (id !== 'html' && id !== 'design-file') return;
    const read = await readDesign(new Blob([bytes]));
    expect('design' in read && JSON.stringify(read.design)).toBe(before);
  },
);
