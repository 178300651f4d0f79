import { act, renderHook, waitFor } from '@testing-library/react';
import { firstDesign } from '../../../designer/first-design';
import type { AppDesign } from '../../../designer/model/app-design';
import { chatStore } from '../chat-store';
import { exporters } from './export-list';
import { useExports } from './use-exports';

const mockRun = jest.fn();
jest.mock('../exporting/run-export', () => ({
  startExports: async () => {},
  runExport: (...asked: unknown[]) => mockRun(...asked) as unknown,
}));
jest.mock('../pictures/pictures-for', () => ({ picturesFor: async () => ({}) }));
jest.mock('../../../designer/export/assets/fonts', () => ({ fetchFonts: async () => [] }));
jest.mock('../../../designer/export/assets/fetch-web-fonts', () => ({
  fetchWebFonts: async () => [],
}));

const made = async () => ({ bytes: new Uint8Array(), count: 1, checked: [] });
const exporterOf = (id: string) => exporters.find((each) => each.id === id)!;
let warn: jest.SpyInstance;
/** Another object for each test, because readings of a design are kept. */
let design = firstDesign;

beforeEach(() => {
  design = { ...firstDesign };
  mockRun.mockReset().mockImplementation(made);
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => warn.mockRestore());

test('says why an export failed, makes the others, and can retry', async () => {
  mockRun.mockImplementation(async (exporter: string) => {
    if (exporter === 'react') throw new Error('Its data is damaged.');
    return made();
  });
  const before = chatStore.getState();
  const { result } = renderHook(() => useExports(design));
  await act(async () => result.current.measuring.onMeasured([]));
  await waitFor(() => expect(result.current.states['design-file']).toMatchObject({ is: 'made' }));
  expect(result.current.states.react).toEqual({ is: 'failed', reason: 'Its data is damaged.' });
  expect(warn).toHaveBeenCalledTimes(1);
  mockRun.mockImplementation(made);
  await act(() => result.current.run(exporterOf('react')));
  expect(result.current.states.react).toMatchObject({ is: 'made', count: 1 });
  expect(chatStore.getState()).toBe(before);
});

test('fails only the exports that need screens when screens cannot be measured', async () => {
  const { result } = renderHook(() => useExports(design));
  await act(async () => result.current.measuring.onFailed(new Error('Home cannot be drawn.')));
  await waitFor(() => expect(result.current.states['design-file']).toMatchObject({ is: 'made' }));
  for (const id of ['penpot', 'svg', 'tokens'])
    expect(result.current.states[id]).toEqual({ is: 'failed', reason: 'Home cannot be drawn.' });
  for (const id of ['html', 'react', 'expo'])
    expect(result.current.states[id]).toMatchObject({ is: 'made' });
});

test('starts the next export when one is cancelled while its screens are measured', async () => {
  const { result } = renderHook(() => useExports(design));
  await waitFor(() => expect(result.current.states.penpot).toMatchObject({ is: 'making' }));
  await act(async () => result.current.cancel(exporterOf('penpot')));
  expect(result.current.states.penpot).toEqual({ is: 'cancelled' });
  await waitFor(() => expect(result.current.states.svg).toMatchObject({ is: 'making' }));
});

test('reads the screens of a design once, but those with own pictures each time', async () => {
  const cases: [AppDesign, boolean][] = [
    [{ ...firstDesign }, true],
    [{ ...firstDesign, quoted: ['own/cat'] }, false],
  ];
  for (const [each, isKnown] of cases) {
    const first = renderHook(() => useExports(each));
    expect(first.result.current.measuring.isKnown).toBe(false);
    await act(async () => first.result.current.measuring.onMeasured([]));
    await waitFor(() => expect(first.result.current.states['design-file']).toBeDefined());
    first.unmount();
    const again = renderHook(() => useExports(each));
    expect(again.result.current.measuring.isKnown).toBe(isKnown);
    if (isKnown)
      await waitFor(() => expect(again.result.current.states.penpot).toMatchObject({ is: 'made' }));
    again.unmount();
  }
});
