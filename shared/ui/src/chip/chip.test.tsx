import { render, screen } from '@testing-library/react';
import { MemoryRouter } from '@appling/runtime/routers';
import { Chip, ChipLink } from './chip';

test('announces the chosen chip and shows a tick', () => {
  render(
    <>
      <Chip chosen>Colorful</Chip>
      <Chip chosen={false}>Minimal</Chip>
    </>,
  );
  const chosen = screen.getByRole('button', { name: 'Colorful', pressed: true });
  expect(chosen.querySelector('svg')).toBeInTheDocument();
  const other = screen.getByRole('button', { name: 'Minimal', pressed: false });
  expect(other.querySelector('svg')).not.toBeInTheDocument();
});

test('does not announce a chip that acts as a toggle', () => {
  render(<Chip>Try Dark Mode</Chip>);
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-pressed');
});

test('marks a chosen link as current', () => {
  render(
    <MemoryRouter>
      <ChipLink to="/examples?category=Finance" chosen>
        Finance
      </ChipLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Finance', current: true })).toHaveAttribute(
    'href',
    '/examples?category=Finance',
  );
});
