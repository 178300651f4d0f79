import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@appling/runtime/routers';
import { Button, ButtonAnchor, ButtonLink } from './button';

test('does not submit a form by default', async () => {
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

test('keeps focus, shows the busy label and ignores presses while busy', async () => {
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

test('reserves space for the busy label', () => {
  render(<Button busyLabel="Drawing">Start</Button>);
  expect(screen.getByText('Drawing')).toHaveAttribute('data-idle');
  expect(screen.getByText('Start')).not.toHaveAttribute('data-idle');
});

test('renders links with the look of buttons as links', () => {
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
