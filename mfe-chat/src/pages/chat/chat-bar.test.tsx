import { renderAt } from '@appling/testing/render-at';
import { act, fireEvent, screen, within } from '@testing-library/react';
import routes from '../../routes';
import { forget } from './chat-store';
import { resetView } from './view-store';

// The first import takes real time, which fake timers do not wait for.
beforeAll(() => import('./chat-page'));

beforeEach(async () => {
  jest.useFakeTimers();
  forget();
  resetView();
  await act(async () => renderAt('/chat', routes));
  await pass(50);
});

const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const side = (name: RegExp) => screen.getByRole('radio', { name });
const bar = () =>
  within(screen.getByRole('radiogroup', { name: 'Show' }).closest('header') ?? document.body);

test('shows one side at a time on a phone, and a dot when the hidden one has changed', async () => {
  expect(side(/^Chat/)).toBeChecked();
  const input = screen.getByLabelText('Your message');
  fireEvent.change(input, { target: { value: 'a diary' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  await pass(2000);
  expect(side(/^Phone/)).toHaveAccessibleName(/has changed/);
  fireEvent.click(side(/^Phone/));
  expect(side(/^Phone/)).not.toHaveAccessibleName(/has changed/);
  expect(side(/^Chat/)).not.toHaveAccessibleName(/new reply/);
});

test('opens the menu; Escape closes it and returns focus', () => {
  const more = bar().getByRole('button', { name: 'More' });
  fireEvent.click(more);
  const item = bar().getByRole('button', { name: 'New design' });
  fireEvent.keyDown(item, { key: 'Escape' });
  expect(bar().queryByRole('button', { name: 'New design' })).not.toBeInTheDocument();
  expect(more).toHaveFocus();
});

test('links the brand to the home page', () => {
  expect(bar().getByRole('link', { name: /Appling/ })).toHaveAttribute('href', '/');
});
