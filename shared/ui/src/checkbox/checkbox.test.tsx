import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox';

test('pressing the label ticks the box', async () => {
  render(<Checkbox>Remember me</Checkbox>);
  await userEvent.click(screen.getByText('Remember me'));
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
});
