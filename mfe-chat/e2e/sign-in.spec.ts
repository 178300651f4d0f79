import { expect, hydrated, test } from '../../shared/testing/e2e/site.ts';

test('shows one message for an empty field, marks it and stays on the page', async ({ page }) => {
  await page.goto('/auth');
  await hydrated(page);
  await page.getByLabel('Password', { exact: true }).fill('secret');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Please fill in all fields')).toHaveCount(1);
  await expect(page.getByLabel('Email Address')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email Address')).toBeFocused();
  await expect(page).toHaveURL('/auth');
});

test('welcomes any input in both fields and opens the chat after 1500 ms; sends and stores nothing', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || /secret|ada/.test(request.url())) sent.push(request.url());
  });
  await page.goto('/auth');
  await hydrated(page);
  await page.getByLabel('Email Address').fill('ada@northfold.example');
  await page.getByLabel('Password', { exact: true }).fill('secret');
  const pressed = Date.now();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Welcome back! Redirecting...')).toBeVisible();
  await expect(page).toHaveURL('/chat');
  // The page's unit test checks the exact 1500 ms.
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(1500);
  expect(sent).toEqual([]);
  const kept = await page.evaluate(
    () => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie,
  );
  expect(kept).not.toMatch(/secret|northfold/);
});

test('says that a missing feature is coming soon', async ({ page }) => {
  await page.goto('/auth');
  await hydrated(page);
  await page.getByRole('button', { name: /Google/ }).click();
  await expect(page.getByText('Google sign-in coming soon!')).toBeVisible();
  await page.getByText('Reset password').click();
  await expect(page.getByText('Password reset coming soon!')).toBeVisible();
  await page.getByText('Create Account').click();
  await expect(page.getByText('Account creation coming soon!')).toBeVisible();
});

test('shows one testimonial below 1280 px, two from there, three from 1440 px, none on phones', async ({
  page,
}) => {
  for (const [width, count] of [
    [1279, 1],
    [1280, 2],
    [1440, 3],
    [800, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/auth');
    const cards = page.getByText(/^@\w+$/).filter({ visible: true });
    await expect(cards, `at ${width} px`).toHaveCount(count);
  }
});
