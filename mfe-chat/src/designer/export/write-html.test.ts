/** @jest-environment node */
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { apps } from '../compose/shown.fixture';
import { firstDesign as smallWins } from '../first-design';
import { parseDesign, type AppDesign } from '../model/app-design';
import { writeHtml } from './write-html';

const hostile = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onclick='alert(1)",
  'javascript:alert(1)',
  '</style><svg onload=alert(1)>',
  '${alert(1)} `x` {{x}}',
  '\u202eabc\u200b\ue000',
  '<!-- --> ]]> &lt;b&gt;',
];
const texts = fc.oneof(
  fc.constantFrom(...hostile),
  fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
);

/** Two small screens whose every word is `text`. */
const designWith = (text: string): AppDesign =>
  parseDesign({
    ...smallWins,
    name: text,
    tabs: [{ label: text, icon: 'sprout', to: 'one' }],
    start: 'one',
    screens: [
      {
        ...smallWins.screens[0],
        id: 'one',
        name: text,
        components: [
          { type: 'field', id: 'what', label: text, value: '', placeholder: text },
          {
            type: 'button',
            id: 'add',
            label: text,
            action: { do: 'add', field: 'what', list: 'wins', to: 'two' },
          },
        ],
      },
      {
        ...smallWins.screens[0],
        id: 'two',
        name: text,
        components: [
          {
            type: 'checklist',
            id: 'wins',
            arrangement: 'cards',
            tasks: [{ title: text, note: text, done: false }],
          },
          { type: 'button', id: 'say', label: text, action: { do: 'toggle', says: text } },
        ],
      },
    ],
  });

// The file is one that this test has just written, and its script is what is tested: jsdom must run it.
const opened = (html: string) =>
  new JSDOM(html, { runScripts: 'dangerously', url: 'file:///tmp/app.html' }).window;
const tap = ({ document }: { document: Document }, label: string, at = 0) =>
  [...document.querySelectorAll<HTMLElement>('section:not([hidden]) button')]
    .filter((button) => (button.getAttribute('aria-label') ?? button.textContent) === label)
    .at(at)
    ?.click();

test('what was typed is only ever text', async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const { document } = new JSDOM(await writeHtml(designWith(text))).window;
      const scripts = [...document.querySelectorAll('script')];
      expect(scripts.map(({ type }) => type)).toEqual(['application/json', '']);
      expect(document.querySelectorAll('a, img, iframe, object, link, base, form')).toHaveLength(0);
      for (const element of document.querySelectorAll('*'))
        for (const { name } of element.attributes) expect(name).not.toMatch(/^on|^href|^src/);
      expect(document.querySelectorAll('style')).toHaveLength(1);
    }),
    { numRuns: 10, examples: hostile.map((text) => [text]) },
  );
});

test('what lies on another ground in the preview does so in the file', async () => {
  const design = designWith('Water');
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
    const window = new JSDOM(await writeHtml(each)).window;
    const button = window.document.querySelector('[data-id="add"] button');
    return button ? window.getComputedStyle(button).backgroundColor : undefined;
  };
  const own = await colorOf(design);
  expect(own).toBeTruthy();
  expect(await colorOf(laid)).not.toBe(own);
});

test('a file has one heading of the first rank, and reads in the direction of its language', async () => {
  const design: AppDesign = { ...designWith('ماء'), language: 'ar', direction: 'rtl' };
  const { document } = new JSDOM(await writeHtml(design)).window;
  expect([...document.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([
    'ماء',
  ]);
  expect(document.documentElement.dir).toBe('rtl');
});

test('every screen of a file has a heading above those of its parts', async () => {
  const { document } = new JSDOM(await writeHtml(apps.pocket)).window;
  for (const section of document.querySelectorAll('section')) {
    expect(section.querySelector('h2, h3')?.localName).not.toBe('h3');
    expect(section.querySelectorAll('h2').length).toBeGreaterThan(0);
  }
});

test('the same design gives the same bytes', async () => {
  const design = designWith('Water');
  expect(await writeHtml(design)).toBe(await writeHtml(structuredClone(design)));
});

test('a list grows by what is typed, as text, and its rows can be ticked', async () => {
  const window = opened(await writeHtml(designWith('Save')));
  const { document } = window;
  const typed = '<b>Walk</b>';
  const field = document.querySelector('input');
  tap(window, 'Save');
  expect(document.querySelector('[data-toast]')).toHaveProperty('hidden', false);
  if (field) field.value = typed;
  field?.dispatchEvent(new window.Event('input', { bubbles: true }));
  tap(window, 'Save');
  const screen = document.querySelector('section:not([hidden])');
  expect(screen?.getAttribute('data-at')).toBe('two');
  expect(screen?.querySelector('b')).toBeNull();
  const rows = screen?.querySelectorAll<HTMLElement>('[role="checkbox"]') ?? [];
  const row = [...rows].find(({ textContent }) => textContent?.startsWith(typed));
  expect(row?.closest('[hidden]')).toBeNull();
  row?.click();
  expect(row?.getAttribute('aria-checked')).toBe('true');
  window.close();
});
