import { MemoryRouter } from '@appling/runtime/routers';
import { siteStore } from '@appling/runtime/state';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Footer } from './footer';

beforeEach(() => {
  process.env.BUILD_YEAR = '2031';
  render(
    <MemoryRouter>
      <Footer />
    </MemoryRouter>,
  );
});
afterEach(() => {
  delete process.env.BUILD_YEAR;
});

test('every information page is linked once', () => {
  const hrefs = within(screen.getByRole('navigation', { name: 'All pages' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs.map(String).toSorted((one, other) => one.localeCompare(other))).toEqual([
    '/about',
    '/api',
    '/blog',
    '/careers',
    '/community',
    '/contact',
    '/cookies',
    '/examples',
    '/features',
    '/help',
    '/press',
    '/pricing',
    '/privacy',
    '/security',
    '/status',
    '/terms',
  ]);
});

test('the footer shows the tagline', () => {
  expect(screen.getByText('Your personal AI designer for mobile apps.')).toBeVisible();
});

test('shows the year of the build', () => {
  expect(screen.getByText('© 2031 Appling')).toBeVisible();
});

test.each(['', 'no address', 'ada@northfold.example'])(
  'subscribing with “%s” sends nothing, says so and keeps the text',
  async (text) => {
    const user = userEvent.setup();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Newsletter' });
    if (text) await user.type(field, text);
    await user.click(screen.getByRole('button', { name: /^Subscribe/ }));
    expect(siteStore.getState().notices).toEqual([
      expect.objectContaining({
        kind: 'info',
        text: expect.stringContaining('sends nothing yet'),
      }),
    ]);
    expect(field).toHaveValue(text);
    expect(field.form).toHaveAttribute('novalidate');
  },
);

test('the newsletter form cannot submit before the script runs', () => {
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Newsletter' });
  expect(field.form).toHaveAttribute('method', 'dialog');
  expect(field.form).not.toHaveAttribute('action');
});
