import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '@appling/testing/render-at';
import routes from '../../routes';

// Loading takes time on a busy machine; tests should not wait for it.
beforeAll(() => import('./cookies-page'));

const open = async () => {
  renderAt('/cookies', routes);
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
};

test('there are four categories, each with a table of name, purpose, duration and domain', async () => {
  await open();
  for (const name of ['Essential', 'Preferences', 'Analytics', 'Marketing']) {
    const table = within(screen.getByRole('table', { name }));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Name',
      'Purpose',
      'Duration',
      'Domain',
    ]);
  }
});

test.each(['Session', '30 days', '24 hours', '1 year', '2 years', '90 days', '6 months'])(
  'a cookie lasts %s',
  async (duration) => {
    await open();
    expect(screen.getAllByRole('cell', { name: duration }).length).toBeGreaterThan(0);
  },
);

test('the required category has a badge instead of a switch; the others start on', async () => {
  await open();
  const essential = within(screen.getByRole('region', { name: 'Essential' }));
  expect(essential.getByText('Required')).toBeVisible();
  expect(essential.queryByRole('switch')).not.toBeInTheDocument();
  const switches = screen.getAllByRole('switch');
  expect(switches.map((control) => (control as HTMLInputElement).checked)).toEqual([
    true,
    true,
    true,
  ]);
});

test('a switch can be turned off and is not stored', async () => {
  const user = await open();
  await user.click(screen.getByRole('switch', { name: 'Allow Analytics' }));
  expect(screen.getByRole('switch', { name: 'Allow Analytics' })).not.toBeChecked();
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
  cleanup();
  await open();
  expect(screen.getByRole('switch', { name: 'Allow Analytics' })).toBeChecked();
});

test('Manage Cookie Preferences focuses the switches', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Manage Cookie Preferences' }));
  expect(screen.getByRole('switch', { name: 'Allow Preferences' })).toHaveFocus();
});

test('third parties link to their own policies, in a new tab with noopener', async () => {
  await open();
  const table = within(screen.getByRole('table', { name: 'Third-party services' }));
  const links = table.getAllByRole('link');
  expect(links).toHaveLength(4);
  for (const link of links) {
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\//));
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});
