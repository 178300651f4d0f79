import { archetypeNames } from '../../content/archetype-names';
import { releasedSource } from '../../content/released-source';
import { interpret } from '../interpret/interpret';
import type { AppDesign } from '../model/app-design';
import { makeApp } from './make-app';
import { readApp } from './read/read-app';

const nouns = {
  ar: 'كتب',
  de: 'Bücher',
  es: 'libros',
  fr: 'livres',
  id: 'buku',
  it: 'libri',
  ja: '本',
  ko: '책',
  pt: 'livros',
  ru: 'книги',
  tr: 'kitaplar',
  zh: '书',
};
type Code = keyof typeof nouns;
const codes = Object.keys(nouns) as Code[];

/** Keys whose values are ids, not visible text. */
const silent = new Set(
  'id type icon picture ground top do to as list arrangement from cart field by kind idea language direction layout start tabLook look ownLook role rule paint shape'.split(
    ' ',
  ),
);

function shown(value: unknown, key = ''): string[] {
  if (silent.has(key)) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((each) => shown(each, key));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, each]) => shown(each, name));
  return [];
}

const textsOf = ({ screens, tabs, controls }: AppDesign) => shown([screens, tabs, controls ?? []]);

async function appOf(code: string, name: (typeof archetypeNames)[number], noun: string) {
  const [app, language] = await Promise.all([
    releasedSource.app(code),
    releasedSource.language(code),
  ]);
  if (!app || !language) throw new Error(`No apps in ${code}`);
  const read = await readApp({ ...interpret(noun, language.lexicon), language: code }, app);
  const reading = { ...read, language: code, archetypes: [{ value: name, words: '', at: -1 }] };
  const { design } = await makeApp(reading, app, language.samples, releasedSource);
  return { design, own: JSON.stringify([app.texts, app.shared, language.samples]) };
}

/** English words that no other supported language has. */
const english =
  /\b(?:the|your|with|this|what|which|from|today|tomorrow|week(?!-)|and|you|for|add)\b/iu;

test.each(codes)('shows no English on any screen of an app in %s', async (code) => {
  const left = new Set<string>();
  for (const name of archetypeNames) {
    const { design } = await appOf(code, name, nouns[code]);
    for (const text of textsOf(design)) if (english.test(text)) left.add(`${name}: ${text}`);
    expect(design.direction).toBe(code === 'ar' ? 'rtl' : 'ltr');
  }
  expect([...left]).toEqual([]);
});

test.each(codes)('shows whole tab labels in an app in %s', async (code) => {
  const cut = new Set<string>();
  for (const name of archetypeNames) {
    const { design } = await appOf(code, name, nouns[code]);
    for (const { label } of design.tabs) if (label.includes('…')) cut.add(`${name}: ${label}`);
  }
  expect([...cut]).toEqual([]);
});

test.each(codes)('%s knows at least 400 nouns', async (code) => {
  const app = await releasedSource.app(code);
  const known = new Set(Object.values(app?.nouns ?? {}).flatMap((entries) => entries));
  expect(known.size).toBeGreaterThanOrEqual(400);
});
