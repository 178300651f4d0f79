import type { Page } from '@playwright/test';
import type { Fault } from '../../shared/contract/src/reports.ts';
import { addRemote } from './faults/faulty-remotes.ts';
import {
  documents,
  expect,
  expectOtherPagesWork,
  openThenNavigate,
  navigate,
  panelOf,
  test,
} from './faults/faulty-site.ts';

const faultsOf = (page: Page): Promise<Fault[]> =>
  page.evaluate(() =>
    (globalThis.APPLING_REPORTS ?? []).filter((report) => report.kind === 'error'),
  );

const THROW = "throw new Error('planted');";

/** Pages that throw only when they unmount. */
const LEAVING = {
  'faulty-effect-end': {
    page: `react.useEffect(() => () => { ${THROW} }, []); return h('h1', null, 'Well');`,
  },
  'faulty-layout-end': {
    page: `react.useLayoutEffect(() => () => { ${THROW} }, []); return h('h1', null, 'Well');`,
  },
  'faulty-ref-end': { page: `return h('h1', { ref: () => () => { ${THROW} } }, 'Well');` },
  'faulty-class-end': {
    chunk: `export const page = (react) => class extends react.Component {
      componentWillUnmount() { ${THROW} }
      render() { return react.createElement('h1', null, 'Well'); }
    };`,
  },
};

test('a page that throws on unmount does not block the next page, and each error is reported by remote', async ({
  page,
  server,
}) => {
  const names = Object.keys(LEAVING);
  for (const [name, code] of Object.entries(LEAVING)) addRemote(server, { name, ...code });
  await page.goto('/about');
  for (const name of [...names, ...names.toReversed()]) {
    await navigate(page, `/${name}`);
    await expect(page).toHaveTitle(`Page of ${name} · Appling`);
    await expect(page.getByRole('main').getByRole('heading', { name: 'Well' })).toBeVisible();
    await expect(panelOf(page)).toHaveCount(0);
  }
  await expectOtherPagesWork(page);
  await expect
    .poll(async () => [...new Set((await faultsOf(page)).map(({ remote }) => remote))].sort())
    .toEqual(names.toSorted());
  expect(await documents(page)).toBe(1);
});

test('three hundred timers with different errors lead to few reports and toasts, and the page still answers', async ({
  page,
  server,
}) => {
  addRemote(server, {
    name: 'faulty-storm',
    page: `react.useEffect(() => {
      globalThis.reads = 0;
      globalThis.thrown = 0;
      for (let number = 0; number < 300; number += 1) setTimeout(() => {
        const error = new Error('planted');
        const { stack } = error;
        error.name = 'Storm' + number;
        Object.defineProperty(error, 'stack', { get: () => { globalThis.reads += 1; return stack; } });
        globalThis.thrown += 1;
        if (number % 2) void Promise.reject(error);
        else throw error;
      });
    }, []); return h('h1', null, 'Storm');`,
  });
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await navigate(page, '/faulty-storm');
  await page.waitForFunction(() => (globalThis as unknown as { thrown: number }).thrown === 300);
  await expect.poll(async () => (await faultsOf(page)).length).toBeGreaterThan(0);
  await expectOtherPagesWork(page);
  const faults = (await faultsOf(page)).filter(({ remote }) => remote === 'faulty-storm');
  expect(faults.length).toBeLessThan(40);
  expect(await page.locator('[data-sonner-toast]').count()).toBeLessThan(4);
  // Other errors are still reported.
  addRemote(server, { name: 'faulty-after', page: THROW });
  await navigate(page, '/faulty-after');
  await expect(panelOf(page)).toBeVisible();
  await expect
    .poll(async () => (await faultsOf(page)).some(({ remote }) => remote === 'faulty-after'))
    .toBe(true);
});

test('a style sheet whose bytes differ from its release is not applied: error panel and report', async ({
  page,
  server,
}) => {
  addRemote(server, {
    name: 'faulty-style',
    integrity: { 'styles.1a.css': `sha384-${'A'.repeat(64)}` },
  });
  await openThenNavigate(page, '/faulty-style');
  await expect(panelOf(page)).toBeVisible({ timeout: 10_000 });
  const applied = await page.evaluate(
    () => [...document.styleSheets].filter(({ href }) => href?.includes('faulty-style')).length,
  );
  expect(applied).toBe(0);
  await expectOtherPagesWork(page);
  await expect
    .poll(async () => (await faultsOf(page)).find(({ remote }) => remote === 'faulty-style'))
    .toMatchObject({ code: 'INTEGRITY' });
});
