import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Segment } from './segment';

test('groups options with one chosen and announces news', async () => {
  const choose = jest.fn();
  render(
    <Segment
      label="View"
      value="chat"
      onValueChange={choose}
      options={[
        { value: 'chat', label: 'Chat' },
        { value: 'phone', label: 'Phone', news: 'has changed' },
      ]}
    />,
  );
  expect(screen.getByRole('radiogroup', { name: 'View' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Chat' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Phone has changed' }));
  expect(choose).toHaveBeenCalledWith('phone');
});
