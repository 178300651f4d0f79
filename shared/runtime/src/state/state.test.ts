import { chooseTheme, siteStore, carryIdea, takeIdea, notify, takeNotices } from './state';

test('returns a stored idea once', () => {
  carryIdea('A plant diary');
  expect(takeIdea()).toBe('A plant diary');
  expect(takeIdea()).toBe('');
});

test('applies and stores the chosen theme; system removes both', () => {
  chooseTheme('dark');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('appling:theme')).toBe('dark');
  chooseTheme('system');
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(localStorage.getItem('appling:theme')).toBeNull();
});

test('keeps toasts in order until the toaster takes them', () => {
  notify('info', 'one');
  notify('error', 'two');
  expect(takeNotices().map((notice) => notice.text)).toEqual(['one', 'two']);
  expect(siteStore.getState().notices).toEqual([]);
});
