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

test('within 300 ms of one tooltip the next comes at once, later it waits again', async () => {
  jest.useFakeTimers();
  render(
    <TooltipProvider>
      {['Undo', 'Redo'].map((name) => (
        <Tooltip key={name} text={`${name} the last change`}>
          <button type="button">{name}</button>
        </Tooltip>
      ))}
    </TooltipProvider>,
  );
  const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
  const enter = (name: string) => {
    const button = screen.getByRole('button', { name });
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    fireEvent.mouseEnter(button);
    fireEvent.mouseMove(button);
  };
  const leave = (name: string) => {
    const button = screen.getByRole('button', { name });
    fireEvent.mouseLeave(button);
    fireEvent.pointerLeave(button, { pointerType: 'mouse' });
  };
  enter('Undo');
  await pass(710);
  leave('Undo');
  await pass(250);
  enter('Redo');
  await pass(20);
  expect(screen.getByText('Redo the last change')).toBeInTheDocument();
  leave('Redo');
  await pass(350);
  enter('Undo');
  await pass(20);
  expect(screen.queryByText('Undo the last change')).not.toBeInTheDocument();
  jest.useRealTimers();
});
