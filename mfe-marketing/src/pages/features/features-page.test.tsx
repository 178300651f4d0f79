import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteStore } from '@appling/runtime/state';
import { renderAt } from '@appling/testing/render-at';
import routes from '../../routes';

beforeEach(async () => {
  renderAt('/features', routes);
  await screen.findByRole('heading', { level: 1 });
});

const card = (name: string) => within(screen.getByRole('article', { name }));

test('there are nine features', () => {
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(9);
  for (const one of cards) expect(within(one).getByRole('heading', { level: 2 })).toBeVisible();
});

test('every way to take an app along is offered', () => {
  const rows = card('Export anywhere').getAllByRole('listitem');
  expect(rows.map(({ lastChild }) => lastChild?.textContent)).toEqual([
    'SVG, Penpot, tokens',
    'HTML, React, Expo',
    'JSON',
    'Link, QR code',
  ]);
});

test('an idea typed here becomes a draft in the chat', async () => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Your app idea' }), '  A bee diary ');
  await userEvent.click(screen.getByRole('link', { name: 'Start Designing Now' }));
  expect(screen.getByTestId('elsewhere')).toHaveTextContent('/chat');
  expect(siteStore.getState().draftIdea).toBe('A bee diary');
});

test('Enter sends the idea to the chat as a draft too', async () => {
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Your app idea' }),
    'A bee diary{Enter}',
  );
  expect(screen.getByTestId('elsewhere')).toHaveTextContent('/chat');
});

test("a style changes the phone's picture", async () => {
  const styles = card('Six styles, the same content');
  expect(styles.getAllByRole('button')).toHaveLength(6);
  await userEvent.click(styles.getByRole('button', { name: 'Elegant' }));
  expect(styles.getByRole('button', { name: 'Elegant' })).toHaveAttribute('aria-pressed', 'true');
  expect(styles.getByRole('img')).toHaveAccessibleName(/Elegant/);
});

test('measures the contrast of each palette', async () => {
  const palette = card('Colors that can be read');
  const before = palette.getAllByRole('definition').map((value) => value.textContent);
  expect(before).toHaveLength(5);
  expect(before.every((value) => /^\d+\.\d to 1AA/.test(value ?? ''))).toBe(true);
  await userEvent.click(palette.getByRole('button', { name: 'Harbour' }));
  const after = palette.getAllByRole('definition').map((value) => value.textContent);
  expect(after).not.toEqual(before);
  expect(palette.getByRole('status')).toHaveTextContent('Harbour');
});

test('the slider describes the corner radius in words', () => {
  const slider = screen.getByRole('slider', { name: 'Corners' });
  expect(slider).toHaveAttribute('aria-valuetext', 'Round, 20 px');
  fireEvent.change(slider, { target: { value: '0' } });
  expect(slider).toHaveAttribute('aria-valuetext', 'Sharp, 0 px');
});

test('a thumbnail shows its screen in the phone', async () => {
  const board = card('All screens at one glance');
  expect(board.getAllByRole('button')).toHaveLength(4);
  await userEvent.click(board.getByRole('button', { name: 'Focus' }));
  await waitFor(() => expect(board.getByRole('img')).toHaveAccessibleName(/Focus/));
});

test('the export sample is a real file', () => {
  const sample = screen.getByRole('link', { name: 'Download a sample' });
  expect(sample).toHaveAttribute('download', 'semester-plan.svg');
  expect(sample.getAttribute('href')).toBeTruthy();
});

test('Get Started opens the chat', () => {
  expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/chat');
});
