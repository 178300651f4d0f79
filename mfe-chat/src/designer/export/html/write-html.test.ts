/** @jest-environment node */
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { everyComponent } from '../every-component';
import { designSaying, hostileTexts } from '../exported-designs.fixture';
import { firstDesign } from '../../first-design';
import { parseDesign, type AppDesign } from '../../model/app-design';
import * as runtime from './runtime-file';
import { readDesign } from '../read-design';
import { writeHtml } from './write-html';

const written = (design: AppDesign) => writeHtml(design, [], runtime);

let windows: { close: () => void }[] = [];
afterEach(() => {
  for (const window of windows) window.close();
  windows = [];
});

const texts = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
);

// jsdom must run the script, which is under test; the file was written by this test.
async function opened(design: AppDesign) {
  const { window } = new JSDOM(await written(design), {
    runScripts: 'dangerously',
    url: 'file:///app.html',
  });
  windows.push(window);
  while (!window.document.querySelector('[data-screen]')) await new Promise(setImmediate);
  return window;
}
type Opened = Awaited<ReturnType<typeof opened>>;

const drawn = () => new Promise((resolve) => setTimeout(resolve, 5));

async function tap({ document }: Opened, label: string): Promise<void> {
  [...document.querySelectorAll('button')]
    .find((button) => (button.getAttribute('aria-label') ?? button.textContent) === label)
    ?.click();
  await drawn();
}

test('contains its design byte for byte', async () => {
  for (const design of [firstDesign, ...hostileTexts.map(designSaying)]) {
    const read = await readDesign(new Blob([await written(design)]));
    expect('design' in read && JSON.stringify(read.design)).toBe(JSON.stringify(design));
  }
});

test('treats typed markup as text', async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const design = designSaying(text);
      const window = await opened(design);
      const { document } = window;
      const scripts = [...document.querySelectorAll('script')];
      expect(scripts.map(({ type }) => type)).toEqual(['application/json', 'application/json', '']);
      expect(scripts[2]?.textContent).toBe(runtime.runtime);
      expect(document.querySelectorAll('a, img, iframe, object, link, base, form')).toHaveLength(0);
      for (const element of document.querySelectorAll('*'))
        for (const { name } of element.attributes) expect(name).not.toMatch(/^on|^href|^src/);
      expect(document.querySelectorAll('style')).toHaveLength(1);
      expect(document.querySelector('h1')?.textContent).toBe(design.name);
      window.close();
    }),
    { numRuns: 10, examples: hostileTexts.map((text) => [text]) },
  );
});

test('can be read as a design', async () => {
  for (const design of [designSaying('</script> \u2028 <!--'), firstDesign]) {
    const { document } = new JSDOM(await written(design)).window;
    const data = document.querySelector('#appling-design')?.textContent ?? '';
    expect(parseDesign(JSON.parse(data))).toEqual(design);
  }
});

test('blocks all requests and foreign scripts by its policy', async () => {
  const { document } = new JSDOM(await written(designSaying('Water'))).window;
  const policy = document.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'sha256-[^']+'; style-src 'sha256-[^']+';/);
  expect(policy).not.toContain('unsafe');
});

test('keeps components on their chosen background', async () => {
  const design = designSaying('Water');
  const [first, ...others] = design.screens;
  const laid = parseDesign({
    ...design,
    screens: [
      {
        ...first,
        components: first?.components.map((each) =>
          each.id === 'add' ? { ...each, role: 'tint2' } : each,
        ),
      },
      ...others,
    ],
  });
  const colorOf = async (each: AppDesign) => {
    const window = await opened(each);
    const button = window.document.querySelector('[data-id="add"] button');
    return button ? window.getComputedStyle(button).backgroundColor : undefined;
  };
  const own = await colorOf(design);
  expect(own).toBeTruthy();
  expect(await colorOf(laid)).not.toBe(own);
});

test('has one h1 and the text direction of its language', async () => {
  const design: AppDesign = { ...designSaying('ماء'), language: 'ar', direction: 'rtl' };
  const { document } = await opened(design);
  expect([...document.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([
    'ماء',
  ]);
  expect(document.documentElement.dir).toBe('rtl');
  expect(document.querySelector('h2')?.textContent).toBe('ماء');
});

/** Together, the screens contain every component type. */
async function screensOfEveryType(): Promise<AppDesign[]> {
  const seen = new Set<string>();
  return (await everyComponent()).flatMap((design) =>
    design.screens
      .filter(({ components }) => {
        const fresh = components.filter(({ type }) => !seen.has(type));
        for (const { type } of fresh) seen.add(type);
        return fresh.length > 0;
      })
      .map(({ id }) => ({ ...design, start: id })),
  );
}

test('draws every view', async () => {
  for (const design of await screensOfEveryType()) {
    const window = await opened(design);
    const screen = design.screens.find(({ id }) => id === design.start);
    const parts = [...window.document.querySelectorAll<HTMLElement>('[data-id]')];
    expect(new Set(parts.map(({ dataset }) => dataset.id))).toEqual(
      new Set(screen?.components.map(({ id }) => id)),
    );
    expect(window.document.querySelector('h2')?.textContent).toBe(screen?.name);
    window.close();
  }
});

test('gives the same bytes for the same design', async () => {
  const design = designSaying('Water');
  expect(await written(design)).toBe(await written(structuredClone(design)));
});

test('adds typed text to a list as text, and rows can be ticked', async () => {
  const window = await opened(designSaying('Save'));
  const { document } = window;
  const typed = '<b>Walk</b>';
  await tap(window, 'Save');
  expect(document.querySelector('[role=status]')?.textContent).not.toBe('');
  const field = document.querySelector('input');
  if (field) field.value = typed;
  field?.dispatchEvent(new window.Event('input', { bubbles: true }));
  await drawn();
  await tap(window, 'Save');
  const screen = document.querySelector('[data-screen]');
  expect(screen?.getAttribute('data-screen')).toBe('two');
  expect(screen?.querySelector('b')).toBeNull();
  const rowOf = () =>
    [...document.querySelectorAll<HTMLElement>('[role="checkbox"]')].find(({ textContent }) =>
      textContent?.startsWith(typed),
    );
  rowOf()?.click();
  await drawn();
  expect(rowOf()?.getAttribute('aria-checked')).toBe('true');
});
