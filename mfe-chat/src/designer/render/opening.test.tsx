import { render, screen, waitFor } from '@testing-library/react';
import { apps } from '../compose/shown.fixture';
import type { Screen } from '../model/app-design';
import { screenOf } from '../model/find';
import { isDrawable, makeDrawable } from './drawable';
import { openingOf } from './opening';
import { PhonePreview } from './phone-preview';

const shop = apps['kiln'];
const start = screenOf(shop, shop.start);

test('returns the first part of its screen', () => {
  const floating = { id: 'add', type: 'floating-button' } as Screen['components'][number];
  const screenWith = { ...start, components: [floating, ...start.components] };
  expect(openingOf(screenWith)).toEqual({ ...start, components: start.components.slice(0, 1) });
});

const parts = () => document.querySelectorAll('[data-screen] [data-component]').length;

test('is shown while the rest of the app loads', async () => {
  await makeDrawable({ screens: [openingOf(start)] });
  expect(isDrawable({ screens: [start] })).toBe(false);
  render(<PhonePreview design={shop} screenId={start.id} onNavigate={() => {}} isComing />);
  expect(screen.getByText('9:41')).toBeVisible();
  expect(parts()).toBe(1);
  expect(screen.queryByRole('navigation')).toBeNull();
  await waitFor(() => expect(parts()).toBeGreaterThanOrEqual(start.components.length));
  expect(screen.getByRole('navigation')).toBeVisible();
});

test('keeps the tabs of a screen that is not new', async () => {
  const courses = apps['semester'];
  const first = screenOf(courses, courses.start);
  await makeDrawable({ screens: [openingOf(first)] });
  expect(isDrawable({ screens: [first] })).toBe(false);
  render(<PhonePreview design={courses} screenId={first.id} onNavigate={() => {}} />);
  expect(parts()).toBe(1);
  expect(screen.getByRole('navigation')).toBeVisible();
  await waitFor(() => expect(parts()).toBeGreaterThanOrEqual(first.components.length));
});
