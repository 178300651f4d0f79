import { act, fireEvent, render, screen } from '@testing-library/react';
import { exporters as makers } from '../../../designer/export/exporters.generated';
import { exporters } from './export-list';
import { exportWords } from './export.content';
import { ExportRow } from './export-row';
import type { ExportState } from './use-exports';

const react = exporters.find(({ id }) => id === 'react')!;
const onMake = jest.fn();
const onCancel = jest.fn();
const onSaved = jest.fn();

const row = (state: ExportState) => (
  <ExportRow
    exporter={react}
    file="small-wins-react.zip"
    state={state}
    onSaved={onSaved}
    onMake={onMake}
    onCancel={onCancel}
  />
);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('every entry says how many files it has, their size and what was checked', () => {
  for (const { id, checks } of makers) {
    const names = checks.map(({ name }) => name);
    expect(names).not.toHaveLength(0);
    expect(Object.keys(exportWords.checks)).toEqual(expect.arrayContaining(names));
    expect(Object.keys(exportWords.exporters)).toContain(id);
  }
  const file = new Blob(['x'.repeat(1500)]);
  render(row({ is: 'made', file, count: 2, checked: ['react-design', 'react-screens'] }));
  expect(screen.getByText(/2 files · 1\.5 kB$/)).toBeVisible();
  expect(
    screen.getByText('Checked: the design comes back from it, a file for each screen.'),
  ).toBeVisible();
});

test('shows progress of exports longer than 300 ms, which can be cancelled', () => {
  render(row({ is: 'making', ratio: 0.25 }));
  act(() => jest.advanceTimersByTime(299));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('progressbar', { name: 'A React project is being made' })).toHaveValue(
    0.25,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Cancel: A React project' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('says why an export failed and that the design is unchanged, and can retry', () => {
  render(row({ is: 'failed', reason: 'Home cannot be drawn.' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This could not be made, and your design is as it was. Home cannot be drawn. Make it again, or reload the page.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Make again: A React project' }));
  expect(onMake).toHaveBeenCalledTimes(1);
});

test('says that an export was cancelled, and can retry; downloads nothing unfinished', () => {
  const { rerender } = render(row({ is: 'cancelled' }));
  expect(screen.getByText(/· cancelled$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make again: A React project' })).toBeEnabled();
  rerender(row({ is: 'waiting' }));
  expect(screen.getByText(/· Being made …$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download small-wins-react.zip' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Download small-wins-react.zip' }));
  expect(onSaved).not.toHaveBeenCalled();
});
