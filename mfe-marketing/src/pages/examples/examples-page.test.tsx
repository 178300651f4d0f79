import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '@appling/testing/render-at';
import ideas from '@appling/pictures/ideas.json';
import routes from '../../routes';

const open = async (url = '/examples') => {
  renderAt(url, routes);
  await screen.findByRole('heading', { level: 1, name: 'Success stories' });
};
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
const chip = (name: string) => screen.getByRole('button', { name });

test('shows six stories and a link to create your own', async () => {
  await open();
  expect(screen.getAllByRole('article')).toHaveLength(6);
  expect(screen.getByRole('status')).toHaveTextContent(/^6 stories$/);
  expect(screen.getByRole('link', { name: 'Start Designing Now' })).toHaveAttribute(
    'href',
    '/chat',
  );
});

test('a story has a category, features and a picture', async () => {
  await open();
  const clinic = within(screen.getByRole('article', { name: 'A clinic that people answer' }));
  expect(clinic.getByText('Healthcare')).toBeVisible();
  expect(clinic.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Visit replies',
    'Medicine list',
    'Plain words',
  ]);
  expect(clinic.getByRole('img', { name: /tomorrow at 9:20/ })).toBeVisible();
});

const count = /^\d[\d.]*K$/;
const inThousands = (text: string) => Number(text.slice(0, -1));

test.each([0, 1, 2, 3, 4, 5])(
  'card %i shows users, a rating out of 5 and the number of ratings',
  async (index) => {
    await open();
    const card = within(screen.getAllByRole('article')[index]!);
    expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'users',
      'rating',
      'responses',
    ]);
    const [users = '', rating = '', responses = ''] = card
      .getAllByRole('definition')
      .map((value) => value.textContent);
    expect(users).toMatch(count);
    expect(rating).toMatch(/^[1-4]\.\d$/);
    expect(responses).toMatch(count);
    expect(inThousands(responses)).toBeLessThan(inThousands(users));
  },
);

test("a story opens the chat with its app's sentence", async () => {
  await open();
  const kiln = within(screen.getByRole('article', { name: /^Kiln sells out/ }));
  expect(kiln.getByRole('link', { name: 'Draw Kiln yourself' })).toHaveAttribute(
    'href',
    `/chat?idea=${encodeURIComponent(ideas.kiln)}`,
  );
});

test('the chips show all categories, and All is selected', async () => {
  await open();
  const chips = within(screen.getByRole('group', { name: /category/i })).getAllByRole('button');
  expect(chips.map((one) => one.textContent)).toEqual([
    'All',
    'E-commerce',
    'Healthcare',
    'Finance',
    'Education',
    'Travel',
    'HR & Workplace',
  ]);
  expect(chips.map((one) => one.getAttribute('aria-pressed'))).toEqual([
    'true',
    ...Array<string>(6).fill('false'),
  ]);
});

test.each([
  ['E-commerce', 'Kiln sells out before the kiln cools'],
  ['Healthcare', 'A clinic that people answer'],
  ['Finance', 'Pocket says what is left'],
  ['Education', 'Revision that counts down kindly'],
  ['Travel', 'Four friends, one plan, no group chat'],
  ['HR & Workplace', 'Time off, without the spreadsheet'],
])('%s shows only its story and announces the count', async (category, title) => {
  await open();
  await userEvent.click(chip(category));
  expect(titles().slice(0, -1)).toEqual([title]);
  expect(chip(category)).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('status')).toHaveTextContent(`1 story in ${category}`);
  await userEvent.click(chip('All'));
  expect(screen.getAllByRole('article')).toHaveLength(6);
});

test('the address selects the category', async () => {
  await open('/examples?category=HR+%26+Workplace');
  expect(chip('HR & Workplace')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('an unknown category shows all stories', async () => {
  await open('/examples?category=Gardening');
  expect(chip('All')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getAllByRole('article')).toHaveLength(6);
});
