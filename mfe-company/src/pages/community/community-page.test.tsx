import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, within } from '@testing-library/react';
import { renderAt } from '@appling/testing/render-at';
import routes from '../../routes';

beforeEach(async () => {
  renderAt('/community', routes);
  await screen.findByRole('heading', { level: 1 });
});

const region = (name: string) => within(screen.getByRole('region', { name }));

test('there are four statistics, channels, projects, events and guidelines', () => {
  expect(screen.getAllByRole('term')).toHaveLength(4);
  for (const name of [
    'Channels: where we talk',
    'Upcoming events, again and again',
    'Guidelines: four rules of the garden',
  ]) {
    expect(region(name).getAllByRole('listitem')).toHaveLength(4);
  }
  expect(region('Featured projects: four worth a look').getAllByRole('article')).toHaveLength(4);
});

test('a channel shows members and activity, and is no link', () => {
  const channels = region('Channels: where we talk');
  expect(channels.getByText('11,400')).toBeVisible();
  expect(channels.getByText('Very active')).toBeVisible();
  expect(channels.queryByRole('link')).not.toBeInTheDocument();
});

test('events are in person, virtual or hybrid', () => {
  const events = region('Upcoming events, again and again');
  expect(events.getAllByText(/^(In-Person|Virtual|Hybrid)$/)).toHaveLength(4);
});

test('Register downloads a calendar file of that event', () => {
  const links = region('Upcoming events, again and again').getAllByRole('link', {
    name: /^Register for/,
  });
  expect(links).toHaveLength(4);
  for (const link of links) {
    const name = link.getAttribute('download') ?? '';
    const title = /for (.+):/.exec(link.getAttribute('aria-label') ?? '')?.[1];
    const calendar = readFileSync(path.join(__dirname, 'files', name), 'utf8');
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(calendar).toContain(`SUMMARY:${title}`);
    expect(calendar).toContain('RRULE:');
  }
});
