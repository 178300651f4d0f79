import type { EditWords } from '../../../content/edits.schema';
import { editWords } from '../edit-words.generated';
import { Spoken } from '../read/spoken';

type Lists = Readonly<Record<string, readonly string[]>>;

const merged = (one: Lists, other: Lists): Lists =>
  Object.fromEntries(
    Object.entries(one).map(([name, list]) => [name, [...list, ...(other[name] ?? [])]]),
  );

/** Lists of nouns that an English order may contain in another language. */
const nounLists = [
  'screen',
  'tab',
  'home',
  'headline',
  'subtitle',
  'main',
  'price',
  'picture',
  'logo',
  'app',
  'whole',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'last',
  'partword',
  'rowword',
  'cards',
  'grid',
  'corners',
  'font',
  'letters',
];

const orderWords = new Map<string, Spoken>();

export function orderSpoken(language: string): Spoken {
  const known = orderWords.get(language);
  if (known) return known;
  const en = editWords['en'] as EditWords;
  const own = language === 'en' ? undefined : editWords[language];
  const words = Object.fromEntries(
    Object.entries(en.words).map(([name, list]) => [
      name,
      nounLists.includes(name) ? [...list, ...(own?.words[name] ?? [])] : list,
    ]),
  );
  const spoken = new Spoken(
    own
      ? {
          ...en,
          words,
          parts: merged(en.parts, own.parts) as EditWords['parts'],
          roles: merged(en.roles, own.roles) as EditWords['roles'],
          languages: merged(en.languages, own.languages) as EditWords['languages'],
          faces: merged(en.faces, own.faces) as EditWords['faces'],
        }
      : en,
  );
  orderWords.set(language, spoken);
  return spoken;
}
