import { render, screen } from '@testing-library/react';
import { Wordmark } from '../wordmark/wordmark';
import { Brand } from './brand';

test('the brand names its link once', () => {
  render(
    <a href="/">
      <Brand />
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Appling' })).toBeInTheDocument();
});

test('a decorative wordmark is silent', () => {
  render(<Wordmark cut="display" decorative />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
