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

test('hides a decorative wordmark from screen readers', () => {
  render(<Wordmark cut="display" decorative />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test.each(['text', 'display'] as const)(
  'references its %s letters, which every page contains',
  (cut) => {
    const { container } = render(<Wordmark cut={cut} />);
    const target = container.querySelector('use')?.getAttribute('href') ?? '';
    document.body.insertAdjacentHTML('beforeend', lettersMarkup);
    expect(document.querySelector(target)).toHaveAttribute('d', wordmarkLetters[cut]);
  },
);
