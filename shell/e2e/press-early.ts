import type { Page } from '@playwright/test';
import { holdScripts, live, keepPressesForever } from '../../shared/testing/e2e/early.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

/** Runs before the page: records every toast. */
function recordToasts(): void {
  const said: string[] = [];
  Object.assign(globalThis, { said });
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      const toasts = [node, ...node.querySelectorAll('*')].filter((element) =>
        element.matches('[data-sonner-toast]'),
      );
      said.push(...toasts.map((toast) => toast.textContent));
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Numbers one control of each kind, the last one, since the first of a row is often selected already. */
function markControls(): string[] {
  const kinds = new Map<string, HTMLElement>();
  const controls = document.querySelectorAll<HTMLElement>(
    'button, summary, form, [data-press=""], input:is([type=checkbox], [type=radio])',
  );
  for (const control of controls) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    const zone = control.closest('[data-not-live]');
    const look = control.className.replace(/ .*/, '');
    const has = ['type', 'role', 'aria-expanded', 'aria-pressed', 'aria-current', 'data-kind'].map(
      (name) => `${name}=${control.hasAttribute(name)}`,
    );
    const owner = control.closest('section, header, footer, nav')?.getAttribute('class');
    kinds.set(
      [zone?.outerHTML.slice(0, 60), owner, control.localName, look, ...has].join(),
      control,
    );
  }
  // The shell hydrates first, then the page, then content below the fold.
  const depth = (control: Element) => {
    let zones = 0;
    for (let at = control.closest('[data-not-live]'); at; zones += 1) {
      at = at.parentElement?.closest('[data-not-live]') ?? null;
    }
    return zones;
  };
  // A menu makes the rest of the page inert, so it opens last.
  const isMenu = (control: Element) => Number(control.getAttribute('aria-haspopup') === 'dialog');
  return [...kinds.values()]
    .toSorted((one, other) => isMenu(one) - isMenu(other) || depth(one) - depth(other))
    .map((control, number) => {
      control.dataset.number = String(number);
      // `innerText` is empty in a section that the browser has not laid out.
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return `${control.localName} “${name.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
    });
}

/** Returns what a visitor can observe: address, theme, state of controls, dialogs, texts, focus and toasts. */
function readState(): string[] {
  const NOTABLE = [
    'aria-pressed',
    'aria-expanded',
    'aria-selected',
    'aria-current',
    'aria-invalid',
    'disabled',
  ];
  const line = (element: HTMLElement) => {
    const field = element as HTMLInputElement;
    const notable = NOTABLE.filter((name) => element.hasAttribute(name)).map(
      (name) => `${name}=${element.getAttribute(name)}`,
    );
    const value = element.matches('input, textarea')
      ? `${field.type} ${field.value} ${field.checked}`
      : '';
    const name = element.getAttribute('aria-label') ?? element.textContent;
    return [
      element.localName,
      name.trim().replace(/\s+/g, ' ').slice(0, 40),
      value,
      ...notable,
    ].join(' ');
  };
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'button, summary, input, textarea, dialog[open], [role=dialog]',
    ),
  ].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const focused = document.activeElement;
  return [
    location.pathname + location.search,
    `theme ${document.documentElement.dataset.theme}`,
    `open ${[...document.querySelectorAll('details')].map(({ open }) => open).join()}`,
    `focus ${focused instanceof HTMLElement ? line(focused) : ''}`,
    ...controls.map(line),
    ...(globalThis as unknown as { said: string[] }).said.toSorted(),
  ];
}

/** Presses a control as a visitor does; submits a form by Enter in its first field. */
async function press(page: Page, number: number): Promise<void> {
  const control = page.locator(`[data-number="${number}"]`);
  // An earlier press may have removed the control.
  if ((await control.count()) === 0) return;
  const field = control.locator('input').first();
  if ((await control.evaluate(({ localName }) => localName)) !== 'form') {
    await control.evaluate((element: HTMLElement) => element.click());
  } else if ((await field.count()) > 0) {
    await field.evaluate((element: HTMLElement) => element.focus());
    await page.keyboard.type('Ada');
    await page.keyboard.press('Enter');
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.addInitScript(recordToasts);
  await keepPressesForever(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
}

/** Compares presses before hydration with the same presses on a hydrated page. */
export function pressEarly(path: string, width: number): void {
  test(`${path} at ${width} px: what was pressed early happens as on a live page`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, viewport: { width, height: 900 } });
    const other = await context.newPage();
    await page.setViewportSize({ width, height: 900 });
    const [release, releaseOther] = await Promise.all([page, other].map(holdScripts));
    await Promise.all([open(page, path), open(other, path)]);
    const names = await page.evaluate(markControls);
    expect(await other.evaluate(markControls)).toEqual(names);
    const untouched = await page.evaluate(readState);
    for (const number of names.keys()) await press(page, number);
    await Promise.all([release?.(), releaseOther?.()]);
    await live(other);
    for (const number of names.keys()) await press(other, number);
    await live(page);
    await Promise.all([page, other].map((one) => one.waitForLoadState('networkidle')));
    const difference = async () => {
      const [early, late] = await Promise.all([
        page.evaluate(readState),
        other.evaluate(readState),
      ]);
      return {
        early: early.filter((line) => !late.includes(line)),
        late: late.filter((line) => !early.includes(line)),
      };
    };
    await expect
      .poll(difference, { message: `pressed: ${names.join(', ')}`, timeout: 40_000 })
      .toEqual({ early: [], late: [] });
    expect(await other.evaluate(readState)).not.toEqual(untouched);
    await context.close();
  });
}
