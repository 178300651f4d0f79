import { screen, within } from '@testing-library/react';
import { renderAt } from '@appling/testing/render-at';
import routes from '../../routes';

beforeEach(async () => {
  renderAt('/careers', routes);
  await screen.findByRole('heading', { level: 1 });
});

const itemsUnder = (name: string) =>
  within(screen.getByRole('region', { name })).getAllByRole('listitem');

test('there are five values and six benefits', () => {
  expect(itemsUnder('Five values, in use')).toHaveLength(5);
  expect(itemsUnder('Benefits: what comes with it')).toHaveLength(6);
});

test('the learning budget is $3k', () => {
  const [learning] = itemsUnder('Benefits: what comes with it');
  expect(learning).toHaveTextContent('$3k');
  expect(learning).toHaveTextContent('Learning budget');
});

test('six open positions show location, type, salary and requirements', () => {
  const roles = screen.getAllByRole('article');
  expect(roles).toHaveLength(6);
  for (const role of roles) {
    expect(role).toHaveTextContent(/Salary range, a year ?\$[\d,]+ – \$[\d,]+/);
    expect(role).toHaveTextContent(/Full-time|Part-time/);
    expect(within(role).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
  }
});

test('Apply Now opens an email that names the position', () => {
  const role = within(screen.getByRole('article', { name: 'Frontend Engineer' }));
  expect(role.getByRole('link', { name: 'Apply Now' })).toHaveAttribute(
    'href',
    'mailto:careers@appling.example?subject=Application%3A%20Frontend%20Engineer',
  );
});

test('visitors without a matching position can send a résumé', () => {
  const block = within(screen.getByRole('region', { name: 'Don’t See Your Role?' }));
  expect(block.getByRole('link', { name: 'Send Resume' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:careers@appling\.example\?subject=/),
  );
});
