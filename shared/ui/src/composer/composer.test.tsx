import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button';
import { Composer } from './composer';

function Idea({ onSend }: { onSend: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <Composer
      label="Your idea"
      value={text}
      onValueChange={setText}
      onSend={() => onSend(text)}
      maxLength={4000}
      end={<Button type="submit">Send</Button>}
    />
  );
}

test('sends on Enter and button press; Shift+Enter adds a line', async () => {
  const send = jest.fn();
  render(<Idea onSend={send} />);
  const field = screen.getByRole('textbox', { name: 'Your idea' });
  await userEvent.type(field, 'A plant{Shift>}{Enter}{/Shift}diary');
  expect(send).not.toHaveBeenCalled();
  expect(field).toHaveValue('A plant\ndiary');
  await userEvent.type(field, '{Enter}');
  expect(send).toHaveBeenLastCalledWith('A plant\ndiary');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledTimes(2);
});

test('cuts a pasted megabyte to 4000 characters and says so', async () => {
  render(<Idea onSend={jest.fn()} />);
  const field = screen.getByRole('textbox');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(field);
  await userEvent.paste('a'.repeat(1_000_000));
  expect(field).toHaveValue('a'.repeat(4000));
  expect(screen.getByRole('status')).toHaveTextContent(
    '4,000 of 1,000,000 characters fit; the rest was left out.',
  );
});

test.each([
  ['while a word is being composed', { isComposing: true }],
  ['when Safari ends a composition', { keyCode: 229 }],
])('Enter does not send %s', (_, how) => {
  const send = jest.fn();
  render(<Idea onSend={send} />);
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', ...how });
  expect(send).not.toHaveBeenCalled();
});
