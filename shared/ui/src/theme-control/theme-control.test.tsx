import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteStore } from '@appling/runtime/state';
import { ThemeCycle, ThemeSegment, ThemeToggle } from './theme-control';

const theme = () => siteStore.getState().theme;

test("switches to dark and back to the device's theme", async () => {
  render(<ThemeToggle />);
  await userEvent.click(screen.getByRole('button'));
  expect(theme()).toBe('dark');
  await userEvent.click(screen.getByRole('button'));
  expect(theme()).toBe('system');
});

test('switches to light on a dark device', async () => {
  const media = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ media: query, matches: true }) as MediaQueryList);
  render(<ThemeToggle />);
  await userEvent.click(screen.getByRole('button'));
  expect(theme()).toBe('light');
  media.mockRestore();
});

test('offers light, dark and system in the segment', async () => {
  render(<ThemeSegment />);
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(theme()).toBe('dark');
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('cycles through all three themes', async () => {
  render(<ThemeCycle />);
  const seen: string[] = [];
  for (let press = 0; press < 3; press += 1) {
    await userEvent.click(screen.getByRole('button'));
    seen.push(theme());
  }
  expect(seen).toEqual(['light', 'dark', 'system']);
});
