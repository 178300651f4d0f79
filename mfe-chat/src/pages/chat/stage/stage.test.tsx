import { renderAt } from '@appling/shared/testing/render-at';
import { act, fireEvent, screen, within } from '@testing-library/react';
import routes from '../../../routes';
import { forget } from '../chat-store';

// jsdom lays nothing out: what a picture is taken from exists in a browser only.
const mockFile = new Blob(['a file']);
jest.mock('../panels/export-files', () => ({
  useHtmlFile: () => mockFile,
  usePictures: () => mockFile,
}));

// The first load takes real time, which the fake clock of the tests would not wait for.
beforeAll(() => import('../chat-page'));

beforeEach(async () => {
  jest.useFakeTimers();
  forget();
  await act(async () => renderAt('/chat', routes));
  await pass(50);
});

const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const phone = () => document.querySelector('.ui-phone [data-screen]');
const tabs = () => document.querySelector<HTMLElement>('.ui-phone') ?? document.body;
const panel = (name: string) => within(screen.getByRole('region', { name }));

test('the stage starts with an example that can be tapped', () => {
  expect(screen.getByText('Example')).toBeVisible();
  fireEvent.click(screen.getByRole('checkbox', { name: /Drink water/ }));
  expect(screen.getByRole('checkbox', { name: /Drink water/ })).toBeChecked();
});

test('the thumbnails and the phone show the same screen', () => {
  const list = within(screen.getByRole('navigation', { name: 'Screens' }));
  fireEvent.click(list.getByRole('button', { name: 'Insights' }));
  expect(phone()).toHaveAttribute('data-screen', 'insights');
  expect(list.getByRole('button', { name: 'Insights' })).toHaveAttribute('aria-current', 'true');
  fireEvent.click(within(tabs()).getByText('Plan'));
  expect(list.getByRole('button', { name: 'Plan' })).toHaveAttribute('aria-current', 'true');
});

test('a palette is put on, undone and put on again', () => {
  expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
  press('Change Colors');
  fireEvent.click(screen.getByRole('radio', { name: 'Harbour' }));
  expect(screen.getByRole('radio', { name: 'Harbour' })).toBeChecked();
  press('Undo');
  expect(screen.getByRole('radio', { name: 'Meadow' })).toBeChecked();
  press('Redo');
  expect(screen.getByRole('radio', { name: 'Harbour' })).toBeChecked();
  fireEvent.keyDown(button('Redo'), { key: 'z', ctrlKey: true });
  expect(screen.getByRole('radio', { name: 'Meadow' })).toBeChecked();
});

test('one drag of the corner slider is one step', () => {
  press('Change Colors');
  const corners = screen.getByRole('slider', { name: 'Corners' });
  for (const value of ['20', '12', '4']) fireEvent.change(corners, { target: { value } });
  fireEvent.pointerUp(corners);
  expect(corners).toHaveAttribute('aria-valuetext', 'Sharp, 4 px');
  press('Undo');
  expect(corners).toHaveValue('24');
  expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
});

test('a color of one role says how it reads', () => {
  press('Change Colors');
  fireEvent.change(screen.getByLabelText('Text color'), { target: { value: '#fff0e0' } });
  expect(panel('Change Colors').getByText(/^Low/)).toBeVisible();
  expect(panel('Change Colors').getByRole('status')).toHaveTextContent(/would not read/);
});

test('Start over brings the colors back that the design came with', () => {
  press('Change Colors');
  fireEvent.click(screen.getByRole('radio', { name: 'Ink' }));
  press('Start over');
  expect(screen.getByRole('radio', { name: 'Meadow' })).toBeChecked();
});

test('the layout changes and the words stay', () => {
  const words = phone()?.textContent;
  press('Change Layout');
  fireEvent.click(screen.getByRole('radio', { name: 'Grid' }));
  expect(screen.getByRole('radio', { name: 'Grid' })).toBeChecked();
  expect(phone()?.textContent).toBe(words);
});

test('a panel takes the focus, Escape gives it back; one is open at a time', () => {
  press('Change Colors');
  expect(screen.getByRole('heading', { name: 'Change Colors' })).toHaveFocus();
  press('Change Layout');
  expect(screen.queryByRole('region', { name: 'Change Colors' })).not.toBeInTheDocument();
  fireEvent.keyDown(screen.getByRole('heading', { name: 'Change Layout' }), { key: 'Escape' });
  expect(button('Change Layout')).toHaveFocus();
  expect(button('Change Layout')).toHaveAttribute('aria-expanded', 'false');
});

test('the design is renamed; Escape and an empty name change nothing', async () => {
  const rename = async (name: string, key: string) => {
    press('Rename the design');
    const field = screen.getByRole('textbox', { name: 'Name of the design' });
    fireEvent.change(field, { target: { value: name } });
    fireEvent.keyDown(field, { key });
    await pass(50);
  };
  await rename('Bloom', 'Enter');
  expect(screen.getByRole('heading', { name: 'Bloom' })).toBeVisible();
  expect(button('Rename the design')).toHaveFocus();
  await rename('Other', 'Escape');
  await rename('  ', 'Enter');
  expect(screen.getByRole('heading', { name: 'Bloom' })).toBeVisible();
});

test('an earlier design comes back from its reply', async () => {
  const input = screen.getByLabelText('Your message');
  for (const text of ['a coquette habit tracker', 'a minimal habit tracker']) {
    fireEvent.change(input, { target: { value: text } });
    fireEvent.keyDown(input, { key: 'Enter' });
    await pass(2000);
  }
  expect(phone()).toHaveAttribute('data-style', 'minimal');
  fireEvent.click(screen.getByRole('button', { name: /Show this design.*Coquette/ }));
  expect(phone()).toHaveAttribute('data-style', 'coquette');
  press('Undo');
  expect(phone()).toHaveAttribute('data-style', 'minimal');
});

describe('Export', () => {
  test('names format, file and size', () => {
    press('Export');
    expect(button('Download small-wins.html')).toBeVisible();
    expect(button('Download small-wins-screens.zip')).toBeVisible();
    expect(panel('Export').getByText(/^SVG in a zip ·.*· 5 files · [\d.]+ kB$/)).toBeVisible();
    expect(button('Download small-wins.appling.json')).toBeVisible();
    expect(panel('Export').getByText(/^JSON ·.*· [\d.]+ kB$/)).toBeVisible();
  });

  test('says Copied only when it was', async () => {
    const writeText = jest.fn(() => Promise.reject(new Error('denied')));
    Object.assign(navigator, { clipboard: { writeText } });
    press('Export');
    press('Copy');
    await pass(50);
    expect(screen.queryByText(/Copied/)).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'The design as text' })).toHaveFocus();
    expect(screen.getByText(/press Ctrl\+C/)).toBeVisible();
    writeText.mockReturnValue(Promise.resolve() as never);
    press('Copy');
    await pass(50);
    expect(screen.getByText(/^Copied/)).toBeVisible();
  });
});
