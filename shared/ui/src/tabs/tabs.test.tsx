import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Tabs } from './tabs';

const items = [
  { value: 'start', label: 'Quick Start', panel: 'Call the address.' },
  { value: 'ends', label: 'Endpoints', panel: 'Six of them.' },
  { value: 'sdks', label: 'SDKs', panel: 'Four languages.' },
];

test('includes every panel in prerendered HTML', () => {
  const html = renderToString(<Tabs label="Documentation" items={items} />);
  for (const { panel } of items) expect(html).toContain(panel);
});

test('shows one panel; arrow keys and presses choose another', async () => {
  const change = jest.fn();
  render(<Tabs label="Documentation" items={items} defaultValue="ends" onValueChange={change} />);
  expect(screen.getByRole('tabpanel', { name: 'Endpoints' })).toBeVisible();
  expect(screen.getByText('Call the address.')).not.toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Quick Start' }));
  expect(await screen.findByRole('tabpanel', { name: 'Quick Start' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(await screen.findByRole('tabpanel', { name: 'SDKs' })).toBeVisible();
  expect(change.mock.calls.flat()).toEqual(['start', 'ends', 'sdks']);
});

test('makes the open tab focusable and scrolls it into view in the next frame', () => {
  jest.useFakeTimers();
  const scrolled = jest.spyOn(Element.prototype, 'scrollTo');
  render(<Tabs label="Documentation" items={items} value="ends" />);
  expect(screen.getByRole('tab', { name: 'Endpoints' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('tab', { name: 'Quick Start' })).toHaveAttribute('tabindex', '-1');
  expect(scrolled).not.toHaveBeenCalled();
  jest.advanceTimersToNextFrame();
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('tablist')]);
  jest.useRealTimers();
});
