import { languageOfIdea } from './read-brief';

test.each([
  ['en', 'garden club membership register'],
  ['en', 'bakery staff rota'],
  ['en', 'vintage camera inventory'],
  ['de', 'Fahrradwerkstatt Terminbuch'],
  ['it', 'scambio figurine calciatori'],
  ['fr', 'carnet de pêche'],
  ['es', 'cerrajero urgente'],
])('a few nouns are read in their language (%s): %s', (language, idea) => {
  expect(languageOfIdea(idea)).toBe(language);
});
