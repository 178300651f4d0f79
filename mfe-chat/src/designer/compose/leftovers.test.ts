/** @jest-environment node */
import { everything } from './content/everything';
import { composed } from './composed';
import type { Brief, Finding } from '../interpret/brief';
import { featureNames, type FeatureName } from '../interpret/features';
import { interpret } from '../interpret/interpret';
import { kindNames, type KindName } from '../interpret/kinds';
import type { AppDesign } from '../model/app-design';

const found = <Value>(value: Value): Finding<Value> => ({ value, words: '', at: 0 });
const names = new Set(
  'type id icon picture as do to list field cart by rule paint ground top arrangement code'.split(
    ' ',
  ),
);

/** Every text of a value that somebody can read. */
function* textsIn(value: unknown, key = ''): Generator<string> {
  if (typeof value === 'string' && !names.has(key)) yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value))
    yield* textsIn(part, Array.isArray(value) ? key : name);
}

const textsOf = ({ screens, tabs, controls = {} }: AppDesign) =>
  [...textsIn([screens, tabs]), ...Object.values(controls)].filter(
    (text) => /\p{L}{2}/u.test(text) && !sides.test(text),
  );

function appOf(language: string, kind: KindName, features: readonly FeatureName[], seed: number) {
  const brief: Brief = {
    ...interpret('…'),
    language,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    kind: found(kind),
    features: features.map(found),
    seed,
  };
  return composed(brief);
}

const keys = everything.words['en']?.split('|') ?? [];
const languages = Object.keys(everything.words).filter((language) => language !== 'en');
/** Units and signs that are the same everywhere. */
const same = /^[\d\s.,:/–+−£$€°%×]*(?:min|km|min\/km|kg|h|km\/h|cm|ml|kcal|PDF|mm|min : s)?$/;
/** Who says a message, not what; and initials. */
const sides = /^(?:me|them|\p{Lu}{1,3})$/u;

/** Words that a language has in common with English: “Chat”, “Player”, “Normal”. */
const ownWords = (language: string) =>
  new Set(
    `${everything.words[language]}|${everything.spoken[language]?.split('\n')[7]}`.split('|'),
  );

const sets = [[], featureNames] as const;

/** Every third kind, others for each language: all of them are seen, and none twelve times. */
const kindsFor = (language: string) =>
  kindNames.filter((_, index) => index % 3 === languages.indexOf(language) % 3);
const units = new Set('min km kg cm ml kcal mm PDF'.split(' '));

test.each(languages)('words of the interface are as many in %s as in English', (language) => {
  const own = `${everything.words[language]}|${everything.spoken[language]?.split('\n')[7]}`;
  expect(own.split('|')).toHaveLength(keys.length);
  expect(own.split('|').filter((word) => word.trim() === '')).toEqual([]);
  expect(everything.controls.split('|').filter((key) => !keys.includes(key))).toEqual([]);
});

test.each(languages)('no app in %s says anything that the English one says', (language) => {
  const own = ownWords(language);
  const left = new Set<string>();
  kindsFor(language).forEach((kind, seed) => {
    for (const features of sets) {
      const english = new Set(textsOf(appOf('en', kind, features, seed)));
      for (const text of textsOf(appOf(language, kind, features, seed)))
        if (english.has(text) && !own.has(text) && !same.test(text)) left.add(text);
    }
  });
  expect([...left]).toEqual([]);
});

test.each(['zh', 'ja', 'ko', 'ru', 'ar'])(
  'apps in %s have no words in Latin letters',
  (language) => {
    const left = new Set<string>();
    kindsFor(language).forEach((kind, seed) => {
      for (const features of sets)
        for (const text of textsOf(appOf(language, kind, features, seed * 7919)))
          for (const word of text.match(/[A-Za-z]{2,}/g) ?? [])
            if (!units.has(word)) left.add(`${word}: ${text}`);
    });
    expect([...left]).toEqual([]);
  },
);
