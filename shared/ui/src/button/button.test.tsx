import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@appling/runtime/routers';
import { Button, ButtonAnchor, ButtonLink } from './button';

test('a button does not submit a form unless it says so', async () => {
  const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button>Look</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Look' }));
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(submit).toHaveBeenCalledTimes(1);
});

test('a busy button keeps the focus, says what happens and does nothing', async () => {
  const press = jest.fn();
  const submit = jest.fn();
  const button = (busy: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" busy={busy} busyLabel="Signing in…" onClick={press}>
        Sign In
      </Button>
    </form>
  );
  const { rerender } = render(button(false));
  screen.getByRole('button').focus();
  rerender(button(true));
  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(screen.getByRole('button'));
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

test('the room for the busy label is kept from the start', () => {
  render(<Button busyLabel="Drawing">Start</Button>);
  expect(screen.getByText('Drawing')).toHaveAttribute('data-idle');
  expect(screen.getByText('Start')).not.toHaveAttribute('data-idle');
});

test('links that look like buttons are links', () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/pricing">See plans</ButtonLink>
      <ButtonAnchor href="mailto:hello@appling.example">Write to us</ButtonAnchor>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    'mailto:hello@appling.example',
  );
});
