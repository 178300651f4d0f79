import { screen, within } from '@testing-library/react';
import { renderAt } from '@appling/testing/render-at';
import routes from '../../routes';

beforeEach(async () => {
  renderAt('/security', routes);
  await screen.findByRole('heading', { level: 1 });
});

test('certifications show description, status and validity', () => {
  const table = within(screen.getByRole('table', { name: 'Certifications: checked by others' }));
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Standard',
    'What it covers',
    'Status',
    'Valid until',
  ]);
  expect(table.getAllByRole('rowheader')).toHaveLength(4);
});

test('infrastructure, data protection, vulnerabilities, report and documentation each have a section', () => {
  for (const name of [
    'Infrastructure: how it is built',
    'Data protection: what we promise',
    'Vulnerability management: found a weakness?',
    'Report an issue',
    'Documentation: read on',
  ]) {
    expect(screen.getByRole('region', { name })).toBeVisible();
  }
});

test('states the limits: 24 hours, under 30 minutes, 72 hours, up to $10,000', () => {
  const text = document.body.textContent;
  expect(text).toContain('We answer within 24 hours');
  expect(text).toContain('Mean recovery is under 30 minutes');
  expect(text).toContain('within 72 hours');
  expect(text).toContain('up to $10,000');
});

test('the report link opens an email with its subject filled in', () => {
  expect(screen.getByRole('link', { name: /^security@\s?appling\.example$/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:security@appling\.example\?subject=Security%20report/),
  );
});
