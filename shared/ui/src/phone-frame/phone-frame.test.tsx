import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PhoneFrame } from './phone-frame';

test('shows the screen and adds no text', () => {
  render(
    <PhoneFrame scale="hero" homeBar="dark">
      <img src="screen.svg" alt="Small Wins, today" width="390" height="844" />
    </PhoneFrame>,
  );
  expect(screen.getByRole('img', { name: 'Small Wins, today' })).toBeVisible();
  expect(document.body).toHaveTextContent('');
});

test('takes its size from classes, since the policy forbids style attributes', () => {
  expect(renderToString(<PhoneFrame scale="thumb">x</PhoneFrame>)).not.toContain('style=');
});
