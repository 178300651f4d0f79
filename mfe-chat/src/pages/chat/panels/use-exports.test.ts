import { act, renderHook, waitFor } from '@testing-library/react';
import { firstDesign } from '../../../designer/first-design';
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

beforeEach(() => {
  mockRun.mockReset().mockImplementation(made);
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => warn.mockRestore());

test('an export that fails says why, the others are made, and it is made again', async () => {
  mockRun.mockImplementation(async (exporter: string) => {
    if (exporter === 'react') throw new Error('Its data is damaged.');
    return made();
  });
  const { result } = renderHook(() => useExports(firstDesign));
  await act(async () => result.current.measuring.onMeasured([]));
  await waitFor(() => expect(result.current.states['design-file']).toMatchObject({ is: 'made' }));
  expect(result.current.states.react).toEqual({ is: 'failed', reason: 'Its data is damaged.' });
  expect(warn).toHaveBeenCalledTimes(1);
  mockRun.mockImplementation(made);
  await act(() => result.current.run(exporterOf('react')));
  expect(result.current.states.react).toMatchObject({ is: 'made', count: 1 });
});

test('screens that cannot be read fail the exports of screens alone', async () => {
  const { result } = renderHook(() => useExports(firstDesign));
  await act(async () => result.current.measuring.onFailed(new Error('Home cannot be drawn.')));
  await waitFor(() => expect(result.current.states['design-file']).toMatchObject({ is: 'made' }));
  for (const id of ['penpot', 'svg', 'tokens'])
    expect(result.current.states[id]).toEqual({ is: 'failed', reason: 'Home cannot be drawn.' });
  for (const id of ['html', 'react', 'expo'])
    expect(result.current.states[id]).toMatchObject({ is: 'made' });
});

test('an export that is cancelled while its screens are read makes way for the next', async () => {
  const { result } = renderHook(() => useExports(firstDesign));
  await waitFor(() => expect(result.current.states.penpot).toMatchObject({ is: 'making' }));
  await act(async () => result.current.cancel(exporterOf('penpot')));
  expect(result.current.states.penpot).toEqual({ is: 'cancelled' });
  await waitFor(() => expect(result.current.states.svg).toMatchObject({ is: 'making' }));
});
