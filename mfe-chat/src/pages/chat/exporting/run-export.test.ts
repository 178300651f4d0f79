import { noAssets } from '../../../designer/export/assets/assets';
import type { Packed } from '../../../designer/export/make-export';
import { firstDesign } from '../../../designer/first-design';
import type { Make } from './exports-messages';
import { runExport } from './run-export';

const mockMake = jest.fn<Promise<Packed>, Parameters<Make>>();
jest.mock('./make-by-name', () => ({
  make: (...asked: Parameters<Make>) => mockMake(...asked),
}));

const packed: Packed = { bytes: new Uint8Array([1]), count: 1, checked: [] };
const never = new AbortController().signal;
const ask = (name: string, signal = never) =>
  runExport(name, firstDesign, noAssets, () => {}, signal);
const begun = () => mockMake.mock.calls.map(([name]) => name);
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => mockMake.mockReset().mockResolvedValue(packed));

test('an export that is asked for while another is made waits for its end', async () => {
  let end = (_made: Packed) => {};
  mockMake.mockImplementationOnce(() => new Promise((resolve) => (end = resolve)));
  const [html, penpot] = [ask('html'), ask('penpot')];
  await settle();
  expect(begun()).toEqual(['html']);
  end(packed);
  await expect(html).resolves.toBe(packed);
  await expect(penpot).resolves.toBe(packed);
  expect(begun()).toEqual(['html', 'penpot']);
});

test('an export that fails holds up no other', async () => {
  mockMake.mockRejectedValueOnce(new Error('Home cannot be drawn.'));
  const [html, penpot] = [ask('html'), ask('penpot')];
  await expect(html).rejects.toThrow('Home cannot be drawn.');
  await expect(penpot).resolves.toBe(packed);
});

test('an export that is called off before its turn is not begun', async () => {
  const off = new AbortController();
  const [html, penpot] = [ask('html'), ask('penpot', off.signal)];
  off.abort();
  await expect(penpot).rejects.toMatchObject({ name: 'AbortError' });
  await expect(html).resolves.toBe(packed);
  expect(begun()).toEqual(['html']);
});
