import { siteStore } from '@appling/runtime/state';
import { renderAt } from '@appling/testing/render-at';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../../../routes';

const prompt = () => screen.findByRole('textbox', { name: 'Your app idea' });
const carried = () => siteStore.getState().draftIdea;

test('Enter opens the chat with the idea as a draft', async () => {
  renderAt('/', routes);
  await userEvent.type(await prompt(), 'A plant diary{Enter}');
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/chat');
  expect(carried()).toBe('A plant diary');
});

test('Start Designing Now links to the chat with the idea', async () => {
  renderAt('/', routes);
  await userEvent.type(await prompt(), 'A plant diary');
  const start = screen.getAllByRole('link', { name: 'Start Designing Now' })[0]!;
  expect(start).toHaveAttribute('href', '/chat');
  await userEvent.click(start);
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/chat');
  expect(carried()).toBe('A plant diary');
});

test('an idea of spaces only is not passed on', async () => {
  renderAt('/', routes);
  await userEvent.type(await prompt(), '   {Enter}');
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/chat');
  expect(carried()).toBe('');
});

test('Shift+Enter inserts a line break', async () => {
  renderAt('/', routes);
  const field = await prompt();
  await userEvent.type(field, 'First{Shift>}{Enter}{/Shift}second');
  expect(field).toHaveValue('First\nsecond');
  expect(screen.queryByTestId('elsewhere')).not.toBeInTheDocument();
});

test('Enter that ends an IME composition does not submit', async () => {
  renderAt('/', routes);
  const field = await prompt();
  fireEvent.change(field, { target: { value: 'にほん' } });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(screen.queryByTestId('elsewhere')).not.toBeInTheDocument();
  expect(field).toHaveValue('にほん');
});

test('Another idea fills the field with the next example', async () => {
  renderAt('/', routes);
  const field = await prompt();
  expect(field).toHaveValue('');
  expect(field).toHaveAttribute('placeholder', 'A habit tracker that celebrates small wins');
  const another = screen.getByRole('button', { name: 'Another idea' });
  const seen = new Set<string>();
  for (let press = 0; press < 6; press += 1) {
    await userEvent.click(another);
    seen.add((field as HTMLTextAreaElement).value);
  }
  expect(seen.size).toBe(6);
  expect(seen).toContain('A habit tracker that celebrates small wins');
  expect(seen).not.toContain('');
});

test('shows the promise and three badges', async () => {
  renderAt('/', routes);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Design your dream app' }),
  ).toBeVisible();
  for (const badge of ['No coding required', 'AI-powered design', 'Export anywhere']) {
    expect(screen.getAllByText(badge)[0]).toBeVisible();
  }
});

test('the pause button stops the animation until Play', async () => {
  renderAt('/', routes);
  const hero = (await prompt()).closest('section');
  await waitFor(() => expect(hero).toHaveAttribute('data-motion', 'running'));
  await userEvent.click(screen.getByRole('button', { name: 'Pause the moving picture' }));
  expect(hero).toHaveAttribute('data-motion', 'still');
  await userEvent.click(screen.getByRole('button', { name: 'Play the moving picture' }));
  expect(hero).toHaveAttribute('data-motion', 'running');
});

test('the animation stops in a hidden tab', async () => {
  renderAt('/', routes);
  const hero = (await prompt()).closest('section');
  await waitFor(() => expect(hero).toHaveAttribute('data-motion', 'running'));
  let isHidden = true;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  try {
    fireEvent(document, new Event('visibilitychange'));
    expect(hero).toHaveAttribute('data-motion', 'still');
    isHidden = false;
    fireEvent(document, new Event('visibilitychange'));
    expect(hero).toHaveAttribute('data-motion', 'running');
  } finally {
    Reflect.deleteProperty(document, 'hidden');
  }
});
