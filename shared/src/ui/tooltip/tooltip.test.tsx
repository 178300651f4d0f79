import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip, TooltipProvider } from './tooltip';

test('a tooltip waits 700 ms', async () => {
  jest.useFakeTimers();
  render(
    <TooltipProvider>
      <Tooltip text="Copies the request">
        <button type="button">Copy</button>
      </Tooltip>
    </TooltipProvider>,
  );
  const button = screen.getByRole('button', { name: 'Copy' });
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  fireEvent.mouseEnter(button);
  fireEvent.mouseMove(button);
  await act(() => jest.advanceTimersByTimeAsync(690));
  expect(screen.queryByText('Copies the request')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(20));
  expect(screen.getByText('Copies the request')).toBeInTheDocument();
  jest.useRealTimers();
});
