/** @jest-environment node */
import { composed, languageOf } from './composed.fixture';
import { familyNames } from '../../content/names.generated';
import { englishSamples, languages as files } from '../engine-data';
import { interpret } from '../interpret/interpret';
import { parseDesign } from '../model/app-design';

const languages = Object.keys(files);
const { people } = englishSamples;

test.each(languages)('%s has different sentences for every family', (language) => {
  const said = languageOf(language)?.samples.families ?? {};
  expect(Object.keys(said).sort()).toEqual(familyNames.toSorted());
  expect(new Set(Object.values(said).map(({ headline }) => headline)).size).toBe(
    familyNames.length,
  );
});

test.each(languages)('an app in %s is complete and has no English names of people', (language) => {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  for (const kind of ['recipes', 'chat', 'travel'] as const) {
    const brief = { ...interpret(kind), language, direction } as const;
    const design = composed({ ...brief, kind: { value: kind, words: '', at: -1 } });
    const text = JSON.stringify(parseDesign(design));
    expect(people.filter((name) => text.includes(name))).toEqual([]);
  }
});
