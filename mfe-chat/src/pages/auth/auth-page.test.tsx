import { renderAt } from '@appling/testing/render-at';
import { siteStore } from '@appling/runtime/state';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../../routes';
import { auth } from './auth.content';

// Other tests cover the chat, which is only the destination here.
const signInOnly = { ...routes, routes: routes.routes.filter(({ path }) => path === '/auth') };

const notices = () => siteStore.getState().notices.map(({ kind, text }) => ({ kind, text }));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

async function openPage() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const page = renderAt('/auth', signInOnly);
  await screen.findByRole('heading', { level: 1, name: 'Sign In' });
  return {
    user,
    ...page,
    email: screen.getByRole<HTMLInputElement>('textbox', { name: 'Email Address' }),
    password: screen.getByLabelText<HTMLInputElement>('Password'),
    submit: screen.getByRole('button', { name: /^Sign In/ }),
  };
}

async function fillAndSubmit() {
  const page = await openPage();
  await page.user.type(page.email, 'no @');
  await page.user.type(page.password, 'x');
  await page.user.click(page.submit);
  return page;
}

test('links the logo to the home page', async () => {
  await openPage();
  expect(screen.getByRole('link', { name: 'Appling' })).toHaveAttribute('href', '/');
});

test('shows one error toast for two empty fields, marks both and focuses the first', async () => {
  const { user, submit, email, password } = await openPage();
  await user.click(submit);
  expect(notices()).toEqual([{ kind: 'error', text: 'Please fill in all fields' }]);
  expect(email).toHaveAttribute('aria-invalid', 'true');
  expect(password).toHaveAttribute('aria-invalid', 'true');
  expect(email).toHaveFocus();
  expect(screen.queryByText('Please fill in all fields')).not.toBeInTheDocument();
});

test('marks only the empty field, until something is typed there', async () => {
  const { user, submit, email, password } = await openPage();
  await user.type(email, 'ada');
  await user.click(submit);
  expect(email).not.toHaveAttribute('aria-invalid');
  expect(password).toHaveAttribute('aria-invalid', 'true');
  expect(password).toHaveFocus();
  await user.type(password, 'p');
  expect(password).not.toHaveAttribute('aria-invalid');
});

test('accepts any input: shows a welcome, then the chat after 1500 ms', async () => {
  await fillAndSubmit();
  expect(notices()).toEqual([{ kind: 'success', text: 'Welcome back! Redirecting...' }]);
  await act(() => jest.advanceTimersByTimeAsync(1499));
  expect(screen.getByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('/chat')).toBeInTheDocument();
});

test('ignores a second press during sign-in', async () => {
  const { user, submit } = await fillAndSubmit();
  expect(submit).toHaveAttribute('aria-busy', 'true');
  await user.click(submit);
  await user.type(screen.getByLabelText('Password'), '{Enter}');
  expect(notices()).toHaveLength(1);
});

test('cancels the redirect when the visitor leaves', async () => {
  const { unmount } = await fillAndSubmit();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('shows the password, keeps its caret, and hides it again on submit', async () => {
  const { user, password, submit } = await openPage();
  await user.type(password, 'secret');
  password.setSelectionRange(2, 4);
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  expect([password.selectionStart, password.selectionEnd]).toEqual([2, 4]);
  expect(screen.getByRole('button', { name: 'Hide password' })).toHaveAttribute('type', 'button');
  await user.click(submit);
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveValue('secret');
});

test('declares its fields to password managers, and disables native validation', async () => {
  const { email, password } = await openPage();
  expect(email).toHaveAttribute('autocomplete', 'email');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  expect(email.form).toHaveAttribute('novalidate');
});

test('cannot be submitted: the inputs have no names and the form has no action', async () => {
  const { email, password } = await openPage();
  expect(email.form).toHaveAttribute('method', 'dialog');
  expect([email.name, password.name]).toEqual(['', '']);
});

test('stores nothing that was typed', async () => {
  await fillAndSubmit();
  await act(() => jest.advanceTimersByTimeAsync(1500));
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
});

test.each([
  ['link', 'Reset password', 'Password reset coming soon!'],
  ['link', 'Create Account', 'Account creation coming soon!'],
  ['button', 'Continue with Google', 'Google sign-in coming soon!'],
])('shows for the %s %s: %s', async (role, name, text) => {
  const { user } = await openPage();
  await user.click(screen.getByRole(role, { name }));
  expect(notices()).toEqual([{ kind: 'info', text }]);
  expect(screen.getByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
});

test('lets the visitor tick Keep me signed in', async () => {
  const { user } = await openPage();
  const box = screen.getByRole('checkbox', { name: 'Keep me signed in' });
  await user.click(box);
  expect(box).toBeChecked();
});

test('says that it is a demonstration', async () => {
  await openPage();
  expect(screen.getByText(/this is a demonstration/i)).toBeVisible();
});

test('shows three testimonials, the second from 1280 px, the third from 1440 px', async () => {
  await openPage();
  const cards = auth.testimonials.map(({ name }) => screen.getByText(name).closest('li'));
  expect(cards[0]).not.toHaveClass('hidden');
  expect(cards[1]).toHaveClass('hidden', 'min-[80rem]:block');
  expect(cards[2]).toHaveClass('hidden', '2xl:block');
});
