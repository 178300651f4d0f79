import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { screen, within } from '@testing-library/react';
import { renderAt } from '@appling/testing/render-at';
import routes from '../../routes';

beforeEach(async () => {
  renderAt('/press', routes);
  await screen.findByRole('heading', { level: 1 });
});

const region = (name: string) => within(screen.getByRole('region', { name }));
const itemsUnder = (name: string) => region(name).getAllByRole('listitem');

test('shows four key figures', () => {
  expect(screen.getAllByRole('term')).toHaveLength(4);
});

test('shows four releases, one of each kind; a title without its own page is no link', () => {
  const releases = itemsUnder('Press releases');
  expect(releases).toHaveLength(4);
  for (const kind of ['Funding', 'Partnership', 'Product', 'Award']) {
    expect(region('Press releases').getByText(kind)).toBeVisible();
  }
  expect(
    region('Press releases')
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/api', '/examples']);
});

test('shows four articles in the press, with outlet, title, type and date', () => {
  const [table] = screen.getAllByRole('table', { name: 'Media coverage: what others said' });
  expect(within(table as HTMLElement).getAllByRole('rowheader')).toHaveLength(4);
});

test('each of the five resources shows type and size of its file', () => {
  const resources = itemsUnder('Media kit: five files to take');
  expect(resources).toHaveLength(5);
  for (const resource of resources) {
    const link = within(resource).getByRole('link', { name: /^Download/ });
    const name = link.getAttribute('download') ?? '';
    const file = path.join(__dirname, 'files', name);
    const [type, magic] = name.endsWith('.pdf') ? ['PDF', '%PDF-'] : ['ZIP', 'PK\u0003\u0004'];
    expect(readFileSync(file, 'latin1').slice(0, magic.length)).toBe(magic);
    expect(resource).toHaveTextContent(type);
    expect(resource).toHaveTextContent(`${Math.round(statSync(file).size / 1000)} kB`);
  }
});

test("the hero links to the media kit and to the press team's email", () => {
  expect(screen.getByRole('link', { name: 'Download Media Kit' })).toHaveAttribute(
    'download',
    'appling-media-kit.zip',
  );
  expect(screen.getByRole('link', { name: 'Contact Press Team' })).toHaveAttribute(
    'href',
    'mailto:press@appling.example?subject=Press%20inquiry',
  );
});

test('inquiries are answered within 24 hours', () => {
  expect(region('Media inquiries').getByText(/answers within 24 hours/)).toBeVisible();
});
