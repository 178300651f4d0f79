import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Composer } from '../composer/composer';
import { Field, TextArea } from '../field/field';
import { cutTo } from './limit';

const MEGABYTE = 'words '.repeat(170_000);

function Idea() {
  const [idea, setIdea] = useState('');
  return (
    <Composer
      label="Idea"
      value={idea}
      onValueChange={setIdea}
      onSend={() => setIdea('')}
      maxLength={4000}
    />
  );
}
function Controlled() {
  const [text, setText] = useState('');
  return (
    <>
      <Field label="Controlled" value={text} onChange={({ target }) => setText(target.value)} />
      <output>{text.length}</output>
    </>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('textbox');

test.each([
  ['a text field', <Field key="" label="Name" />, 200],
  ['an email field', <Field key="" label="Email" type="email" />, 320],
  ['a text area', <TextArea key="" label="Message" />, 5000],
  ['a field with a limit of its own', <Field key="" label="Version" maxLength={60} />, 60],
  ['a controlled field', <Controlled key="" />, 200],
  ['a composer', <Idea key="" />, 4000],
])('cuts a pasted megabyte in %s and says how much of it fits', async (_name, form, most) => {
  render(form);
  expect(screen.queryByText(/characters fit/)).not.toBeInTheDocument();
  await userEvent.click(field());
  await userEvent.paste(MEGABYTE);
  expect(
    screen.getByText(
      `${most.toLocaleString('en')} of 1,020,000 characters fit; the rest was left out.`,
    ),
  ).toBeVisible();
  expect(field().value.length).toBeLessThanOrEqual(most);
});

test('cuts text pasted in the middle and keeps the existing text', async () => {
  render(<Field label="Name" maxLength={10} defaultValue="abcdef" />);
  await userEvent.click(field());
  field().setSelectionRange(2, 4);
  await userEvent.paste('123456789');
  expect(field()).toHaveValue('ab123456ef');
  expect(screen.getByRole('alert')).toHaveTextContent('10 of 13 characters fit');
});

test('passes the cut text to the owner of a controlled field', async () => {
  render(<Controlled />);
  await userEvent.click(field());
  await userEvent.paste(MEGABYTE);
  expect(screen.getByRole('status')).toHaveTextContent('200');
});

test('cuts text from scripts and password managers', () => {
  render(<Controlled />);
  fireEvent.input(field(), { target: { value: 'x'.repeat(300) } });
  expect(field()).toHaveValue('x'.repeat(200));
  expect(screen.getByRole('status')).toHaveTextContent('200');
  expect(screen.getByRole('alert')).toHaveTextContent('200 of 300 characters fit');
});

test('does not cut a composition', () => {
  render(<Field label="Name" maxLength={4} />);
  fireEvent.compositionStart(field());
  fireEvent.input(field(), { target: { value: 'にほんごだ' }, isComposing: true });
  expect(field()).toHaveValue('にほんごだ');
});

test('removes the note with the next change that fits', async () => {
  render(<Field label="Name" maxLength={4} />);
  await userEvent.click(field());
  await userEvent.paste('abcdef');
  expect(screen.getByRole('alert')).toBeVisible();
  await userEvent.keyboard('{Backspace}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('counts a line break once, as the field stores it', async () => {
  render(<TextArea label="Message" maxLength={3} />);
  await userEvent.click(field());
  await userEvent.paste('a\r\nbcd');
  expect(field()).toHaveValue('a\nb');
  expect(screen.getByRole('alert')).toHaveTextContent('3 of 5 characters fit');
});

test('never splits a surrogate pair', () => {
  expect(cutTo('ab😀', 3)).toBe('ab');
  expect(cutTo('ab😀', 4)).toBe('ab😀');
  expect(cutTo('a😀b', 3)).toBe('a😀');
});

test('removes the note when the text is sent', async () => {
  render(<Idea />);
  await userEvent.click(field());
  await userEvent.paste(MEGABYTE);
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveValue('');
  expect(screen.queryByText(/characters fit/)).not.toBeInTheDocument();
});

test('removes the note when the form is reset', async () => {
  render(
    <form>
      <Field label="Name" maxLength={4} />
      <button type="reset">Reset</button>
    </form>,
  );
  await userEvent.click(field());
  await userEvent.paste('abcdef');
  await userEvent.click(screen.getByRole('button'));
  expect(screen.queryByText(/characters fit/)).not.toBeInTheDocument();
});

test('handles the next key after a cut', async () => {
  render(<Idea />);
  await userEvent.click(field());
  await userEvent.paste(MEGABYTE);
  await userEvent.keyboard('{Backspace}');
  expect(field().value).toHaveLength(3999);
  expect(screen.queryByText(/characters fit/)).not.toBeInTheDocument();
});
