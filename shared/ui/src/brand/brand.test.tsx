import { render, screen } from '@testing-library/react';
import { lettersMarkup, wordmarkLetters } from '../art/wordmark-letters';
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

test.each(['text', 'display'] as const)(
  'its %s letters stand in every page under their name',
  (cut) => {
    const { container } = render(<Wordmark cut={cut} />);
    const target = container.querySelector('use')?.getAttribute('href') ?? '';
    document.body.insertAdjacentHTML('beforeend', lettersMarkup);
    expect(document.querySelector(target)).toHaveAttribute('d', wordmarkLetters[cut]);
  },
);
