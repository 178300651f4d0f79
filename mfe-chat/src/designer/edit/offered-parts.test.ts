import { apps } from '../compose/shown.fixture';
import { exampleOf } from '../components/example-designs';
import { designFrom } from '../design-from';
import { releasedSource } from '../../content/released-source';
import type { AppDesign } from '../model/app-design';
import { appDesignSchema } from '../model/app-design';
import { bounds } from '../model/limits';
import { apply } from './apply';
import { offeredParts } from './offered-parts';
import { stringsIn } from './texts';

let made: AppDesign;
let german: AppDesign;
beforeAll(async () => {
  const options = { content: releasedSource };
  made = (await designFrom('an inventory of my kites', options)).design;
  german = (await designFrom('Eine App für meine Bienenstöcke', options)).design;
});

const add = (design: AppDesign, screen: string, component: object) =>
  apply(design, { op: 'component.add', screen, at: 1, component } as never);

test('offers only components that leave a valid design', () => {
  for (const design of [...Object.values(apps).slice(0, 3), made, german]) {
    for (const screen of design.screens) {
      const parts = offeredParts(design, screen);
      if (screen.components.length < bounds.components) expect(parts.length).toBeGreaterThan(10);
      else expect(parts).toEqual([]);
      for (const { component } of parts) {
        const after = add(design, screen.id, component);
        expect([component.type, after === design]).toEqual([component.type, false]);
        expect(appDesignSchema.safeParse(after).error?.issues ?? []).toEqual([]);
      }
    }
  }
});

test('rewrites examples for the subject of the app', () => {
  const [home] = made.screens;
  const quiz = offeredParts(made, home!).find(({ type }) => type === 'quiz')!;
  expect(JSON.stringify(quiz.component)).not.toMatch(/7 × 8|even/);
  const foreign = new Set(
    [...stringsIn(exampleOf('list'))]
      .map(([, text]) => text)
      .filter((text) => /[a-z]{4}/.test(text)),
  );
  for (const { component, isOwn } of offeredParts(made, home!)) {
    if (isOwn || component.type !== 'list') continue;
    const said = [...stringsIn(component)].filter(([path]) => path.at(-1) === 'title');
    for (const [, text] of said) expect(foreign.has(text)).toBe(false);
  }
});

test('offers no component with English words to an app in another language', () => {
  expect(german.language).toBe('de');
  const own = new Set([...stringsIn([german.screens, german.controls])].map(([, text]) => text));
  const names = new Set([
    'type',
    'id',
    'do',
    'to',
    'as',
    'icon',
    'picture',
    'ground',
    'name',
    'initials',
    'paint',
  ]);
  for (const { component, isOwn } of offeredParts(german, german.screens[0]!)) {
    if (isOwn) continue;
    const example = new Set([...stringsIn(exampleOf(component.type))].map(([, text]) => text));
    const left = [...stringsIn(component)].filter(
      ([path, text]) =>
        !names.has(String(path.at(-1))) &&
        /\p{L}{2}/u.test(text) &&
        example.has(text) &&
        !own.has(text),
    );
    expect([component.type, left]).toEqual([component.type, []]);
  }
});

test('offers one head per screen, and search only beside a list', () => {
  const { screens } = apps['small-wins'];
  const home = screens.find(({ components }) => components.some(({ type }) => type === 'header'))!;
  const types = (screen: (typeof screens)[0]) =>
    offeredParts(apps['small-wins'], screen).map(({ type }) => type);
  expect(types(home)).not.toContain('header');
  const bare = home.components.filter(({ type }) => type !== 'list' && type !== 'checklist');
  expect(types({ ...home, components: bare })).not.toContain('search');
  expect(types(home)).toContain('search');
});

test('offers a full screen only replacements', () => {
  const [home] = made.screens;
  const [part] = home!.components;
  const components = Array.from({ length: bounds.components }, (_, at) => ({
    ...part!,
    id: `p-${at}`,
  }));
  const full = { ...home!, components };
  expect(offeredParts(made, full)).toEqual([]);
  expect(offeredParts(made, full, components[0]).length).toBeGreaterThan(5);
});
