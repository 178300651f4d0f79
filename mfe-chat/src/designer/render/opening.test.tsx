import { render, screen, waitFor } from '@testing-library/react';
import { apps } from '../compose/shown.fixture';
import { screenOf } from '../model/find';
import { isDrawable, makeDrawable } from './drawable';
import { openingOf } from './opening';
import { PhonePreview } from './phone-preview';

const shop = apps['kiln'];
const start = screenOf(shop, shop.start);

test('an opening is the first part of its screen, without what lies below or above it', () => {
  const { components, tabBar, ground } = openingOf(start);
  expect(components).toEqual(start.components.slice(0, 1));
  expect(tabBar).toBe(false);
  expect(ground).toBe(start.ground);
});

test('an app shows its opening while the files of the rest are on their way', async () => {
  const opening = { screens: [openingOf(start)] };
  await makeDrawable(opening);
  expect(isDrawable({ screens: [start] })).toBe(false);
  const parts = () => document.querySelectorAll('[data-screen] [data-component]').length;
  render(<PhonePreview design={shop} screenId={start.id} onNavigate={() => {}} isComing />);
  expect(screen.getByText('9:41')).toBeVisible();
  expect(parts()).toBe(1);
  await waitFor(() => expect(parts()).toBeGreaterThan(1));
  expect(parts()).toBeGreaterThanOrEqual(start.components.length);
});
