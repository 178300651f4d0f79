import { renderAt } from '@appling/testing/render-at';
import { act, fireEvent, screen, within } from '@testing-library/react';
import routes from '../../../routes';
import { firstDesign } from '../../../designer/first-design';
import { makeDrawable } from '../../../designer/render/drawable';
import { designOf } from '../../../designer/edit/edit-log';
import { chatStore, forget } from '../chat-store';
import { board } from '../stage/parts';
import { thumbnail } from '../thumbnail';
import { resetView } from '../view-store';
import { arrange } from './arrange-part';

beforeAll(async () => {
  await Promise.all([import('../chat-page'), makeDrawable(firstDesign)]);
  await Promise.all([board.fetch(), arrange.fetch(), thumbnail.fetch()]);
});

beforeEach(async () => {
  jest.useFakeTimers();
  forget();
  resetView();
  await act(async () => renderAt('/chat', routes));
  await pass(50);
  press('All screens');
  press('Arrange');
});

const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name }).at(-1)!);
const log = () => chatStore.getState().log;
const names = () => designOf(log()).screens.map(({ name }) => name);
const card = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^${name} ?, screen `) });
const status = () =>
  within(screen.getByRole('region', { name: 'All screens' })).getByRole('status');

test('moves screens by buttons and keys, announces each move and can undo it', () => {
  const before = names();
  fireEvent.click(card('Plan'));
  const from = before.indexOf('Plan');
  press('Move later');
  expect(names().indexOf('Plan')).toBe(from + 1);
  expect(status()).toHaveTextContent(/^Moved the screen Plan to position \d of 6 screens\.$/);
  fireEvent.keyDown(card('Plan'), { key: 'ArrowLeft', altKey: true });
  expect(names()).toEqual(before);
  expect(log().at).toBe(2);
  fireEvent.keyDown(card('Today'), { key: 'ArrowLeft', altKey: true });
  expect(status()).toHaveTextContent('Today stays where it is.');
  expect(log().at).toBe(2);
});

test('renames a screen in place; Escape keeps its name and leaves the board open', async () => {
  fireEvent.doubleClick(card('Plan'));
  let field = screen.getByRole('textbox', { name: 'Name of Plan' });
  fireEvent.change(field, { target: { value: 'Month' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(names()).toContain('Month');
  expect(status()).toHaveTextContent(/^Renamed the screen Plan to Month in \d places?\.$/);
  fireEvent.keyDown(card('Month'), { key: 'Enter' });
  field = screen.getByRole('textbox', { name: 'Name of Month' });
  fireEvent.change(field, { target: { value: 'Nothing' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(names()).toContain('Month');
  expect(screen.getByRole('region', { name: 'All screens' })).toBeVisible();
  fireEvent.keyDown(card('Month'), { key: 'F2' });
  field = screen.getByRole('textbox', { name: 'Name of Month' });
  fireEvent.change(field, { target: { value: '  ' } });
  fireEvent.blur(field);
  expect(names()).toContain('Month');
  expect(status()).toHaveTextContent('A screen needs a name.');
});

test('duplicates and removes a screen, but never the last one', async () => {
  const before = JSON.stringify(designOf(log()));
  fireEvent.keyDown(card('Plan'), { key: 'd', ctrlKey: true });
  await pass(50);
  expect(names()).toHaveLength(7);
  for (let count = 7; count > 1; count -= 1) {
    press('Remove');
    expect(names()).toHaveLength(count - 1);
    expect(status()).toHaveTextContent(/^Removed the screen .* Undo brings it back\.$/);
  }
  press('Remove');
  expect(names()).toHaveLength(1);
  expect(status()).toHaveTextContent('The last screen stays.');
  for (let step = 0; step < 7; step += 1) press('Undo');
  expect(JSON.stringify(designOf(log()))).toBe(before);
});
