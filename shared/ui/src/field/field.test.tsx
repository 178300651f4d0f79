import { render, screen } from '@testing-library/react';
import { Field, TextArea } from './field';

test('associates label, hint and error with the input', () => {
  render(
    <Field label="Email Address" hint="Only for the demo" error="Please fill in all fields" />,
  );
  const input = screen.getByRole('textbox', { name: 'Email Address' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Please fill in all fields Only for the demo');
});

test('has no description and no invalid state without an error', () => {
  render(<Field label="Name" />);
  const input = screen.getByRole('textbox', { name: 'Name' });
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('aria-describedby');
});

test('gives two fields different ids', () => {
  render(
    <>
      <Field label="First" />
      <Field label="Second" />
    </>,
  );
  expect(screen.getByLabelText('First').id).not.toBe(screen.getByLabelText('Second').id);
});

test('keeps a hidden label as accessible name', () => {
  render(<TextArea label="Message" labelHidden />);
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeInTheDocument();
});
