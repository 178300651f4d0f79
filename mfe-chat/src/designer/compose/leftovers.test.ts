/** @jest-environment node */
import { composed, languageOf } from './composed.fixture';
import { languages as files } from '../engine-data';
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

/** Visible texts only. */
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

const languages = Object.keys(files);
/** Units and signs that are equal in all languages. */
const same = /^[\d\s.,:/–+−£$€°%×]*(?:min|km|min\/km|kg|h|km\/h|cm|ml|kcal|PDF|mm|min : s)?$/;
/** Senders of messages, and initials. */
const sides = /^(?:me|them|\p{Lu}{1,3})$/u;

/** Words that equal the English ones: “Chat”, “Player”, “Normal”. */
const ownWords = (language: string) =>
  new Set(Object.values(languageOf(language)?.interface ?? {}));

const sets = [[], featureNames] as const;

/** Every third kind, different ones per language, so that each kind is tested but not in twelve languages. */
const kindsFor = (language: string) =>
  kindNames.filter((_, index) => index % 3 === languages.indexOf(language) % 3);
const units = new Set('min km kg cm ml kcal mm PDF'.split(' '));

test.each(languages)('apps in %s contain no English text', (language) => {
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

test.each(['zh', 'ja', 'ko', 'ru', 'ar'])('apps in %s contain no Latin words', (language) => {
  const left = new Set<string>();
  kindsFor(language).forEach((kind, seed) => {
    for (const features of sets)
      for (const text of textsOf(appOf(language, kind, features, seed * 7919)))
        for (const word of text.match(/[A-Za-z]{2,}/g) ?? [])
          if (!units.has(word)) left.add(`${word}: ${text}`);
  });
  expect([...left]).toEqual([]);
});
