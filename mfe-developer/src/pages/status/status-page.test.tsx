import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteStore } from '@appling/runtime/state';
import { renderAt } from '@appling/testing/render-at';
import routes from '../../routes';
import { Banner } from './banner';
import { daysUpTo } from './calendar';
import { serviceState } from './service-state';
import { StateBadge } from './state-badge';
import { status } from './status.content';

async function open() {
  renderAt('/status', routes);
  await screen.findByRole('heading', { level: 1 });
}

const region = (name: string) => within(screen.getByRole('region', { name }));

test('the banner says that all systems are operational, although Documentation is degraded', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('All Systems Operational');
  const services = screen.getAllByRole('heading', { level: 3 }).slice(0, 6);
  const states = services.map((heading) => heading.closest('li')?.textContent);
  expect(states.filter((text) => text?.includes('Degraded'))).toHaveLength(1);
  expect(states[5]).toMatch(/^Documentation.*Degraded$/);
});

test('each of four metrics names its target, and its bar shows 95 of 100', async () => {
  await open();
  const metrics = region('Performance').getAllByRole('listitem');
  expect(metrics.map((metric) => metric.textContent)).toEqual([
    'Uptime99.98%Target 99.9%',
    'Response time87 msTarget under 100 ms',
    'Error rate0.02%Target under 0.1%',
    'Mean recovery18 minTarget under 30 min',
  ]);
  for (const bar of region('Performance').getAllByRole('progressbar')) {
    expect(bar).toHaveAttribute('value', '95');
    expect(bar).toHaveAttribute('max', '100');
  }
});

test('six services show uptime, response time and the 90 days up to their last date', async () => {
  await open();
  const services = region('Services');
  const histories = services.getAllByRole('figure');
  expect(histories).toHaveLength(6);
  for (const history of histories) expect(history.querySelectorAll('i')).toHaveLength(90);
  expect(histories[0]).toHaveAccessibleName(
    'Chat API, 90 days to Dec 15, 2024: operational every day.',
  );
  expect(histories[4]).toHaveAccessibleName(
    /except Dec 4, 2024: Degraded, large exports were slow/,
  );
  expect(services.getByText('Sep 17, 2024')).toBeVisible();
  expect(services.getByText('Dec 15, 2024')).toBeVisible();
  expect(services.queryByText('Today')).not.toBeInTheDocument();
});

test('every incident is in the history of a service', () => {
  const marked = status.services.list.flatMap(({ exceptions }) => Object.keys(exceptions));
  for (const { date } of status.incidents.list) expect(marked).toContain(date);
  const days = daysUpTo(status.services.lastDay, status.services.days);
  for (const day of marked) expect(days).toContain(day);
});

test('six regions show their state and their latency', async () => {
  await open();
  const rows = region('Regions').getAllByRole('listitem');
  expect(rows).toHaveLength(6);
  expect(rows[0]).toHaveTextContent('US East, Operational12 ms');
});

test('three incidents show date, severity and that they are resolved', async () => {
  await open();
  const [first, second, third] = region('Incidents').getAllByRole('listitem');
  expect(first).toHaveTextContent(/Dec 12, 2024 02:00 UTC.*Impact Low.*Completed/);
  expect(second).toHaveTextContent(/Impact Medium.*Resolved/);
  expect(third).toHaveTextContent(/Impact High.*Resolved/);
});

test('an unknown status counts as operational', () => {
  expect(['operational', 'degraded', 'outage', 'maintenance'].map(serviceState)).toEqual([
    'operational',
    'degraded',
    'outage',
    'maintenance',
  ]);
  expect(serviceState('on fire')).toBe('operational');
  render(<StateBadge status="" words={status.states} />);
  expect(screen.getByText('Operational')).toBeVisible();
});

test('another overall state changes text and color of the banner', () => {
  const { rerender } = render(<Banner status="outage" banners={status.banners} />);
  const heading = screen.getByRole('heading');
  expect(heading).toHaveTextContent('Some Systems Are Down');
  expect(heading.closest('section')).toHaveAttribute('data-state', 'outage');
  rerender(<Banner status="maintenance" banners={status.banners} />);
  expect(heading.closest('section')).toHaveAttribute('data-state', 'maintenance');
});

test('subscribing sends nothing and says so', async () => {
  await open();
  const field = screen.getByRole('textbox', { name: 'Email address' });
  await userEvent.type(field, 'ada@example.com');
  await userEvent.click(screen.getByRole('button', { name: /^Subscribe/ }));
  expect(siteStore.getState().notices).toEqual([
    expect.objectContaining({ kind: 'info', text: status.subscribe.nothingSent }),
  ]);
  expect(field).toHaveValue('ada@example.com');
});
