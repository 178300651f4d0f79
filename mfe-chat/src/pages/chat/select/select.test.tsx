import { renderAt } from '@appling/testing/render-at';
import { act, fireEvent, screen, within } from '@testing-library/react';
import routes from '../../../routes';
import { firstDesign } from '../../../designer/first-design';
import { makeDrawable } from '../../../designer/render/drawable';
import { designOf } from '../../../designer/edit/edit-log';
import { chatStore, forget } from '../chat-store';
import { panelParts } from '../stage/parts';
import { thumbnail } from '../thumbnail';
import { resetView } from '../view-store';
import { drawer } from './drawer-part';

beforeAll(async () => {
  await Promise.all([import('../chat-page'), makeDrawable(firstDesign)]);
  await Promise.all([panelParts.select.fetch(), drawer.fetch(), thumbnail.fetch()]);
});

beforeEach(async () => {
  jest.useFakeTimers();
  forget();
  resetView();
  await act(async () => renderAt('/chat', routes));
  await pass(50);
  press('Select');
});

const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const part = (name: RegExp) => screen.getByRole('button', { name });
const log = () => chatStore.getState().log;
const home = () => designOf(log()).screens.find(({ id }) => id === 'home')!;
const types = () => home().components.map(({ type }) => type);
const expectSaid = (text: string | RegExp) =>
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
    typeof text === 'string' ? text : expect.stringMatching(text),
  );

test('moves, duplicates and removes the selection by buttons, each as one announced step', async () => {
  const before = types();
  fireEvent.click(part(/^Select streak: /));
  const bar = within(screen.getByRole('group', { name: 'Change Streak' }));
  fireEvent.click(bar.getByRole('button', { name: 'Move down' }));
  expectSaid(`Moved Streak down, 3 of ${before.length}.`);
  expect(types()).toEqual(['header', 'progress-card', 'week', ...before.slice(3)]);
  fireEvent.click(bar.getByRole('button', { name: 'Duplicate' }));
  expectSaid(/^Duplicated streak on Today\.$/);
  expect(types().filter((type) => type === 'week')).toHaveLength(2);
  press('Remove');
  expectSaid(/^Removed streak from Today\. Undo brings it back\.$/);
  expect(log().at).toBe(3);
  for (let step = 0; step < 3; step += 1) press('Undo');
  expect(types()).toEqual(before);
});

test('does the same by keys on the phone; announces that nothing moves at the ends', () => {
  const before = types();
  const header = part(/^Select header: /);
  fireEvent.keyDown(header, { key: 'Enter' });
  fireEvent.keyDown(header, { key: 'ArrowUp', altKey: true });
  expectSaid('Header is at the top already.');
  fireEvent.keyDown(header, { key: 'ArrowDown', altKey: true });
  expectSaid(`Moved Header down, 2 of ${before.length}.`);
  fireEvent.keyDown(header, { key: 'd', ctrlKey: true });
  expect(types().filter((type) => type === 'header')).toHaveLength(2);
  const [copy] = screen.getAllByRole('button', { name: /^Select header: /, pressed: true });
  fireEvent.keyDown(copy!, { key: 'Delete' });
  expect(types().filter((type) => type === 'header')).toHaveLength(1);
});

test('does not remove a part by keys that edit its text', () => {
  fireEvent.click(part(/^Select header: /));
  const before = types();
  const field = screen.getByRole('textbox', { name: 'Title' });
  fireEvent.keyDown(field, { key: 'Delete' });
  fireEvent.keyDown(field, { key: 'd', ctrlKey: true });
  expect(types()).toEqual(before);
  fireEvent.keyDown(field, { key: 'ArrowDown', altKey: true });
  expect(types()).not.toEqual(before);
});

describe('a text on the phone', () => {
  const edit = () => {
    const header = part(/^Select header: /);
    fireEvent.keyDown(header, { key: 'Enter' });
    fireEvent.keyDown(header, { key: 'Enter' });
    return screen.getByRole('textbox', { name: 'Text on the phone' });
  };
  const date = () => {
    const header = home().components.find(({ type }) => type === 'header');
    return header?.type === 'header' ? header.eyebrow : '';
  };

  test('is edited in place: Enter saves it as one step', () => {
    const field = edit();
    expect(field).toHaveValue(date());
    fireEvent.change(field, { target: { value: 'Good' } });
    fireEvent.change(field, { target: { value: 'Good day' } });
    expect(date()).toBe('Tuesday 19 May');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(date()).toBe('Good day');
    expectSaid('Changed “Tuesday 19 May” to “Good day” on Today.');
    expect(log().at).toBe(1);
    expect(field).not.toBeInTheDocument();
  });

  test('is saved on blur, but not on Escape', () => {
    let field = edit();
    fireEvent.change(field, { target: { value: 'Gone' } });
    fireEvent.keyDown(field, { key: 'Escape' });
    expect([date(), log().at]).toEqual(['Tuesday 19 May', 0]);
    expect(screen.getByRole('group', { name: 'Change Header' })).toBeVisible();
    fireEvent.doubleClick(part(/^Select streak: /));
    fireEvent.keyDown(part(/^Select header: /), { key: 'Enter' });
    field = edit();
    fireEvent.change(field, { target: { value: 'Kept' } });
    fireEvent.blur(field);
    expect(date()).toBe('Kept');
  });

  test('stays in its field with the reason when it is rejected', () => {
    const field = edit();
    fireEvent.change(field, { target: { value: 'x'.repeat(500) } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(field).toHaveAccessibleDescription('That is more than fits here.');
    expect(field).toHaveValue('x'.repeat(500));
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.blur(field);
    expect(field).toHaveAccessibleDescription('A text cannot be empty here.');
    expect([date(), log().at]).toEqual(['Tuesday 19 May', 0]);
  });
});

describe('the drawer of parts', () => {
  const card = (name: string) => screen.getByRole('button', { name });

  test('inserts a part after the selection as one step, and selects it', async () => {
    fireEvent.click(part(/^Select header: /));
    const bar = within(screen.getByRole('group', { name: 'Change Header' }));
    fireEvent.click(bar.getByRole('button', { name: 'Add a part' }));
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find a part' }), {
      target: { value: 'butt' },
    });
    fireEvent.click(card('Button'));
    await pass(50);
    expect(types().slice(0, 2)).toEqual(['header', 'button']);
    expect(screen.getByRole('group', { name: 'Change Button' })).toBeInTheDocument();
    expectSaid(/^Added button .* to Today\.$/);
    expect(log().at).toBe(1);
  });

  test('loads the view of a rare part before inserting it', async () => {
    press('Add a part');
    fireEvent.click(card('Quiz'));
    await pass(3000);
    expect(part(/^Select quiz: /)).toHaveFocus();
    expect(part(/^Select quiz: /)).toHaveAttribute('aria-pressed', 'true');
  });

  test('replaces the selection by another part', async () => {
    fireEvent.click(part(/^Select streak: /));
    press('Replace');
    fireEvent.click(card('Paragraph'));
    await pass(50);
    expect(types()[1]).toBe('paragraph');
    expectSaid(/^Replaced streak with text on Today\.$/);
    press('Undo');
    expect(types()[1]).toBe('week');
  });

  test('says that no part matches a search', () => {
    press('Add a part');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find a part' }), {
      target: { value: 'zeppelin' },
    });
    expectSaid('No part of that name fits this screen.');
  });
});
