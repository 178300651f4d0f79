import { render, screen } from '@testing-library/react';
import { Field, TextArea } from './field';

test('label, hint and error are tied to the input', () => {
  render(
    <Field label="Email Address" hint="Only for the demo" error="Please fill in all fields" />,
  );
  const input = screen.getByRole('textbox', { name: 'Email Address' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Please fill in all fields Only for the demo');
});

test('a field without an error is valid and undescribed', () => {
  render(<Field label="Name" />);
  const input = screen.getByRole('textbox', { name: 'Name' });
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('aria-describedby');
});

test('two fields never share an id', () => {
  render(
    <>
      <Field label="First" />
      <Field label="Second" />
    </>,
  );
  expect(screen.getByLabelText('First').id).not.toBe(screen.getByLabelText('Second').id);
});

test('a hidden label still names the text', () => {
  render(<TextArea label="Message" labelHidden />);
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeInTheDocument();
});
