import { render, screen } from '@testing-library/react';
import { Accordion } from './accordion';

const items = [
  { question: 'Can I change my plan later?', answer: 'Yes, up or down.', id: 'change' },
  { question: 'Do I need a card?', answer: 'No.' },
];

test('gives rows one name, so that the browser keeps one open at a time', () => {
  render(<Accordion items={items} firstOpen />);
  const [first, second] = screen.getAllByRole('group');
  expect(first).toHaveAttribute('open');
  expect(second).not.toHaveAttribute('open');
  expect(first).toHaveAttribute('name', second?.getAttribute('name'));
});

test('does not close rows of another accordion', () => {
  render(
    <>
      <Accordion items={items.slice(0, 1)} />
      <Accordion items={items.slice(1)} />
    </>,
  );
  const [first, second] = screen.getAllByRole('group');
  expect(first?.getAttribute('name')).not.toBe(second?.getAttribute('name'));
});

test('renders questions as headings of the given level', () => {
  render(<Accordion items={items} level={2} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Do I need a card?' })).toBeInTheDocument();
});
