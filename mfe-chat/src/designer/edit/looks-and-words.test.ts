import { firstDesign } from '../first-design';
import { exampleDesign } from '../components/example-designs';
import { componentTypes } from '../components/example-designs';
import { type AppDesign, appDesignSchema } from '../model/app-design';
import { stringsIn } from './texts';
import { valueAt } from './at-path';
import { apply, reportsOf } from './apply';
import type { Operation } from './operation';
import { sayReports } from './say-reports';
import { partOf } from './screens-of';

const after = (design: AppDesign, operation: Operation): AppDesign => {
  const changed = apply(design, operation);
  expect(appDesignSchema.safeParse(changed).error?.issues ?? []).toEqual([]);
  return changed;
};
const said = (design: AppDesign, operation: Operation) => sayReports(reportsOf(design, operation));

test('sets typeface and size of all texts', () => {
  const operation = { op: 'type.set', face: 'mono', scale: 1.2 } as const;
  const { type } = after(firstDesign, operation).look;
  expect(type).toMatchObject({ display: 'mono', text: 'mono', scale: 1.2 });
  expect(said(firstDesign, operation)).toBe(
    'Set the font to a monospaced one and the text size to 120 %.',
  );
  const titles = after(firstDesign, { op: 'type.set', face: 'newsreader', of: 'display' });
  expect(titles.look.type.text).toBe(firstDesign.look.type.text);
  expect(said(firstDesign, { op: 'type.set', scale: 9 })).toBe('');
});

test('sets the density', () => {
  expect(after(firstDesign, { op: 'density.set', density: 'airy' }).look.density).toBe('airy');
  expect(said(firstDesign, { op: 'density.set', density: 'airy' })).toBe('Made the spacing airy.');
  expect(said(firstDesign, { op: 'density.set', density: firstDesign.look.density })).toBe('');
});

test('sets a colour role, and the reply names the text colour if the new one is unreadable', () => {
  const set = (role: 'primary' | 'text' | 'secondary' | 'button', color: string) =>
    ({ op: 'theme.role', role, color, name: 'Your colors' }) as const;
  expect(after(firstDesign, set('primary', '#7a1fa2')).look.palette.accent).toBe('#7a1fa2');
  expect(said(firstDesign, set('primary', '#7a1fa2'))).toBe('Made the primary color #7a1fa2.');
  expect(said(firstDesign, set('text', firstDesign.look.palette.background))).toMatch(
    /^Made the text color #\w{6}; texts in it are #\w{6}, so that they can be read\.$/,
  );
  expect(after(firstDesign, set('secondary', '#004488')).look.palette.hero).toBe('#004488');
  const { palette } = after(firstDesign, set('button', '#111111')).look;
  expect([palette.button, palette.accent]).toEqual(['#111111', firstDesign.look.palette.accent]);
});

describe('a picture', () => {
  const cart = exampleDesign(['cart', 'cover', 'list']);
  test('replaces the picture of a component or row', () => {
    const operation = { op: 'picture.set', component: 'cover', picture: 'mug' } as const;
    expect(partOf(after(cart, operation), 'cover')).toMatchObject({ picture: 'mug' });
    const row = { op: 'picture.set', component: 'cart', row: 0, picture: 'cake' } as const;
    expect(valueAt(partOf(after(cart, row), 'cart'), ['items', 0, 'picture'])).toBe('cake');
    expect(said(cart, row)).toMatch(/^Changed the picture of cart/);
  });

  test('replaces the icon of a row, or is removed', () => {
    const list = after(cart, { op: 'picture.set', component: 'list', row: 0, picture: 'cake' });
    expect(valueAt(partOf(list, 'list'), ['rows', 0, 'lead'])).toEqual({
      as: 'picture',
      picture: 'cake',
    });
    const none = after(list, { op: 'picture.set', component: 'list', row: 0, picture: 'none' });
    expect(JSON.stringify(partOf(none, 'list'))).not.toContain('"cake"');
  });

  test('stays if the component requires it', () => {
    const design = exampleDesign(['visit-card']);
    const operation = { op: 'picture.set', component: 'visit-card', picture: 'none' } as const;
    expect(apply(design, operation)).toBe(design);
    expect(said(design, operation)).toBe('');
  });
});

test('changes the language of known texts, direction and controls; keeps the rest', () => {
  const operation = {
    op: 'language.set',
    language: 'ar',
    texts: [
      { from: 'Today', to: 'اليوم' },
      { from: '__proto__', to: 'x' },
    ],
    controls: { Back: 'رجوع' },
  } as const;
  const changed = after(firstDesign, operation);
  expect(changed).toMatchObject({ language: 'ar', direction: 'rtl', controls: { Back: 'رجوع' } });
  expect(changed.tabs[0]?.label).toBe('اليوم');
  expect(changed.tabs[1]).toEqual(firstDesign.tabs[1]);
  expect(said(firstDesign, operation)).toMatch(/^Changed \d texts on \d screens? to Arabic\.$/);
});

test('changes screens and subject, and keeps tabs that lead to a screen', () => {
  const screens = firstDesign.screens.filter(({ id }) => id === 'insights' || id === 'plan');
  const operation = { op: 'records.about', one: 'kite', many: 'kites', screens } as const;
  const changed = after(firstDesign, operation);
  expect(changed.domain).toEqual({ one: 'kite', many: 'kites' });
  expect(changed.tabs.map(({ to }) => to)).toEqual(['plan', 'insights']);
  expect(changed.look).toBe(firstDesign.look);
  expect(said(firstDesign, operation)).toMatch(/^Made \d screens about kites\.$/);
});

test.each(componentTypes)('finds every text of a %s, and nothing else', (type) => {
  const design = exampleDesign([type]);
  const part = partOf(design, type)!;
  const all = [...stringsIn(part)];
  const texts = all.map(([, text]) => ({ from: text, to: `${text}!` }));
  const changed = partOf(apply(design, { op: 'language.set', language: 'de', texts }), type)!;
  const now = [...stringsIn(changed)].map(([, text]) => text);
  const keyOf = (path: readonly (string | number)[]) =>
    String(path.findLast((key) => typeof key === 'string'));
  const fixed = new Set(['id', 'type', 'icon', 'do', 'as', 'picture', 'ground', 'arrangement']);
  const words = new Set(['title', 'note', 'says', 'eyebrow', 'caption']);
  const expected = all.map(([path, text], index) => {
    if (fixed.has(keyOf(path))) return text;
    return words.has(keyOf(path)) ? `${text}!` : now[index];
  });
  expect(now).toEqual(expected);
});

test('keeps typefaces, corners and spacing that were set by hand when the mode changes', () => {
  const set: Operation[] = [
    { op: 'type.set', face: 'hand', of: 'display' },
    { op: 'theme.radius', radius: 3 },
    { op: 'density.set', density: 'airy' },
  ];
  const own = set.reduce(after, firstDesign);
  const dark = after(own, { op: 'theme.mode', mode: 'dark' });
  for (const { look } of [dark, after(dark, { op: 'theme.mode', mode: 'light' })]) {
    expect(look.type.display).toBe('hand');
    expect(look).toMatchObject({ radius: 3, density: 'airy' });
  }
  expect(dark.look.palette.background).not.toBe(own.look.palette.background);
});

test('names corners in the reply only if they changed', () => {
  const { palette, radius, mode } = firstDesign.look;
  const look = { op: 'theme.look', palette: { ...palette, accent: '#7a1fa2' }, mode } as const;
  expect(said(firstDesign, { ...look, radius })).toBe('Changed the colors.');
  expect(said(firstDesign, { ...look, radius: radius + 4 })).toBe('Changed colors and corners.');
});
