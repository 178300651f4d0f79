import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from './switch';

test('toggles with the keyboard', async () => {
  render(<Switch>Analytics</Switch>);
  const control = screen.getByRole('switch', { name: 'Analytics' });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(control).toBeChecked();
  await userEvent.keyboard(' ');
  expect(control).not.toBeChecked();
});
