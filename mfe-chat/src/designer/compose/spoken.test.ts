/** @jest-environment node */
import { everything } from './content/everything';
import { fetchContent } from './content/fetch-content';
import { composeDesign } from './compose-design';
import { englishSamples, families } from '../engine-data';
import { interpret } from '../interpret/interpret';
import { parseDesign } from '../model/app-design';

const languages = Object.keys(everything.languages);
const familyNames = [...Object.keys(families), 'work'];
const { people } = englishSamples;

test.each(languages)('%s says something else for every family', async (language) => {
  const content = await fetchContent('todo', language);
  const said = content.languages[language]?.samples.families ?? {};
  expect(content.languages).toEqual({ [language]: everything.languages[language] });
  expect(Object.keys(said).sort()).toEqual(familyNames.toSorted());
  expect(new Set(Object.values(said).map(({ headline }) => headline)).size).toBe(
    familyNames.length,
  );
});

test.each(languages)(
  'an app in %s has nobody with an English name, and is a whole design',
  (language) => {
    const direction = language === 'ar' ? 'rtl' : 'ltr';
    for (const kind of ['recipes', 'chat', 'travel'] as const) {
      const brief = { ...interpret(kind), language, direction } as const;
      const design = composeDesign(
        { ...brief, kind: { value: kind, words: '', at: -1 } },
        everything,
      );
      const text = JSON.stringify(parseDesign(design));
      expect(people.filter((name) => text.includes(name))).toEqual([]);
    }
  },
);

test('English needs no other words', async () => {
  expect((await fetchContent('todo', 'en')).languages).toEqual({});
});
