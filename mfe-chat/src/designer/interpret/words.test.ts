import { languageOf } from './language';
import { wordsOf } from './words';

const plain = (text: string) => wordsOf(text).map((word) => word.plain);

it('splits French and Italian elisions and keeps their positions', () => {
  expect(plain("suivi d'habitudes")).toEqual(['suivi', 'd', 'habitudes']);
  expect(plain('piante dell’orto')).toEqual(['piante', 'dell', 'orto']);
  const text = 'l’appli d’été';
  for (const { at, end, plain: word } of wordsOf(text))
    expect(text.slice(at, end).normalize('NFD').toLowerCase()).toContain(word.slice(0, 1));
});

it('does not split English words at apostrophes', () => {
  expect(plain("don't, I'm, o'clock")).toEqual(['dont', 'im', 'oclock']);
});

test.each([
  ['halı saha maçı ayarlama', 'tr'],
  ['Größe ändern', 'de'],
  ['mañana', 'es'],
  ['a café for my résumé', 'en'],
  ['undo', 'en'],
  ['more mystical', 'en'],
  ['Zuchtbuch Kaninchen', 'de'],
  ['quaderno ricette nonna', 'it'],
])('"%s" is in %s', (text, language) => {
  expect(languageOf(text, wordsOf(text))).toBe(language);
});
