import type { Page } from '@playwright/test';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { holdScripts, live, keepPressesForever } from '../../shared/testing/e2e/early.ts';

/** Opens a prerendered page, runs the visitor's actions, then lets scripts load. */
async function actEarly(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  await keepPressesForever(page);
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await act();
  await release();
  await live(page);
}

const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

for (const way of ['Start Designing Now', 'Enter'] as const) {
  test(`sends an idea typed before hydration to the chat by ${way}`, async ({ page }) => {
    await actEarly(page, '/', async () => {
      const field = page.getByRole('textbox', { name: 'Your app idea' });
      await field.fill('A diary for my tomatoes');
      if (way === 'Enter') await field.press('Enter');
      else await page.getByRole('link', { name: way }).first().click();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(1);
      await expect(page).toHaveURL('/');
    });
    await expect(page).toHaveURL('/chat');
    await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(
      'A diary for my tomatoes',
    );
    await expect(page.getByRole('log')).not.toContainText('tomatoes');
  });
}

test('Start Designing Now opens the chat without an idea', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Your app idea' }).fill('   ');
  await page.getByRole('link', { name: 'Start Designing Now' }).first().click();
  await expect(page).toHaveURL('/chat');
});

test('Another idea fills in one idea, as after hydration', async ({ page }) => {
  await actEarly(page, '/', async () => {
    await page.getByRole('button', { name: 'Another idea' }).click();
    await page.getByRole('button', { name: 'Another idea' }).click();
  });
  const field = page.getByRole('textbox', { name: 'Your app idea' });
  await expect(field).not.toHaveValue('');
  const first = await field.inputValue();
  await page.goto('/');
  await live(page);
  await page.getByRole('button', { name: 'Another idea' }).click();
  await expect(field).toHaveValue(first);
});

for (const [role, name, text] of [
  ['link', 'Reset password', 'Password reset coming soon!'],
  ['link', 'Create Account', 'Account creation coming soon!'],
  ['button', 'Continue with Google', 'Google sign-in coming soon!'],
  ['button', 'Sign In', 'Please fill in all fields'],
] as const) {
  test(`${name}, pressed before /auth is hydrated, says: ${text}`, async ({ page }) => {
    await actEarly(page, '/auth', async () => {
      const control = page.getByRole(role, { name, exact: true });
      await control.click();
      await expect(control).toHaveAttribute('aria-busy', 'true');
      await expect(page).toHaveURL('/auth');
    });
    await expect(toast(page, text)).toHaveCount(1);
    await expect(page).toHaveURL('/auth');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  });
}

for (const way of ['Enter', 'Sign In'] as const) {
  test(`signing in by ${way} before /auth is hydrated welcomes once and opens the chat`, async ({
    page,
  }) => {
    await actEarly(page, '/auth', async () => {
      await page.getByLabel('Email Address').fill('ada@northfold.example');
      await page.getByLabel('Password', { exact: true }).fill('secret');
      if (way === 'Enter') await page.keyboard.press('Enter');
      else await page.getByRole('button', { name: way, exact: true }).click();
    });
    await expect(toast(page, 'Welcome back! Redirecting...')).toHaveCount(1);
    await expect(page).toHaveURL('/chat');
  });
}

test('the password shows once its button is hydrated, and both fields keep their values', async ({
  page,
}) => {
  const password = page.getByLabel('Password', { exact: true });
  await actEarly(page, '/auth', async () => {
    await password.fill('secret');
    await page.getByText('Keep me signed in').click();
    await page.getByRole('button', { name: 'Show password' }).click();
  });
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('secret');
  await expect(page.getByRole('checkbox')).toBeChecked();
});

for (const [path, form, text] of [
  ['/about', 'contentinfo', /sends nothing yet/],
  ['/contact', 'main', /sends nothing yet|Nothing was sent/],
  ['/status', 'main', /sends nothing yet|Nothing was sent/],
  ['/blog', 'main', /sends nothing yet|Nothing was sent/],
] as const) {
  for (const way of ['Enter', 'the button'] as const) {
    test(`a form on ${path}, sent by ${way} before hydration, answers once and keeps its text`, async ({
      page,
    }) => {
      const field = page.getByRole(form).locator('form.ui-delivery input[type=email]');
      await actEarly(page, path, async () => {
        await field.fill('ada@northfold.example');
        if (way === 'Enter') await field.press('Enter');
        else await page.getByRole(form).locator('form.ui-delivery [type=submit]').click();
      });
      await expect(page.locator('[data-sonner-toast]').filter({ hasText: text })).toHaveCount(1);
      await expect(field).toHaveValue('ada@northfold.example');
    });
  }
}

test('a search typed before hydration finds results', async ({ page }) => {
  await actEarly(page, '/blog?category=Security', async () => {
    await page.getByRole('searchbox').fill('idea');
    await page.keyboard.press('Enter');
  });
  await expect(page).toHaveURL(/category=Security/);
  await expect(page).toHaveURL(/q=idea/);
  await expect(page.getByRole('searchbox')).toHaveValue('idea');
  await actEarly(page, '/help', async () => {
    await page.getByRole('searchbox').fill('price');
    await page.getByRole('button', { name: 'Search' }).click();
  });
  await expect(page).toHaveURL(/q=price/);
  await expect(page.getByRole('search').getByRole('status')).toBeFocused();
});

test('before hydration the theme changes, a chip filters, a tab opens and more articles load', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await actEarly(page, '/examples', async () => {
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await page.getByRole('button', { name: 'Finance' }).click();
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page).toHaveURL('/examples?category=Finance');
  await actEarly(page, '/api', () => page.getByRole('tab', { name: 'SDKs' }).click());
  await expect(page.getByRole('tab', { name: 'SDKs' })).toHaveAttribute('aria-selected', 'true');
  await actEarly(page, '/blog', () => page.getByRole('button', { name: /Load More/ }).click());
  await expect(page).toHaveURL(/shown=12/);
});

test('before hydration the mobile menu opens and a switch keeps its state', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await actEarly(page, '/cookies', async () => {
    await page.getByRole('switch').first().click();
    await page.getByRole('button', { name: 'Open menu' }).click();
  });
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  const first = page.getByRole('switch').first();
  await expect(first).not.toBeChecked();
  await page.getByRole('switch').nth(1).click();
  await expect(first).not.toBeChecked();
});

test('a message sent before the chat is hydrated is sent once', async ({ page }) => {
  await actEarly(page, '/chat', async () => {
    const field = page.getByRole('textbox', { name: 'Your message' });
    await field.fill('A diary for my tomatoes');
    await field.press('Enter');
    await field.press('Enter');
  });
  const log = page.getByRole('log');
  await expect(log.getByText('A diary for my tomatoes', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('');
});
