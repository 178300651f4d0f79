/** @jest-environment node */
import { everything } from './content/everything';
import { fetchContent } from './content/fetch-content';
import { spokenOf } from './content/spoken';
import { composed } from './composed';
import { kindsOf } from './sample-texts';
import { people } from './samples';
import { interpret } from '../interpret/interpret';
import { parseDesign } from '../model/app-design';

const todo = interpret('a to-do list');
const languages = Object.keys(everything.words).filter((language) => language !== 'en');
const families = [...Object.keys(kindsOf), 'work'];

test.each(languages)(
  '%s has people, days and words of its own for every family',
  async (language) => {
    const { spoken } = await fetchContent({ ...todo, language });
    const text = spoken[language] ?? '';
    expect(text).toBe(everything.spoken[language]);
    const seen = families.map((family) => spokenOf(text, family));
    expect(new Set(seen.map(({ headline }) => headline)).size).toBe(families.length);
    for (const said of seen) {
      expect(said.people).toHaveLength(8);
      expect(said.days).toHaveLength(7);
      expect(said.letters).toHaveLength(7);
      expect(said.facts).toHaveLength(3);
      expect(said.quiz.map((line) => line.split('|').length)).toEqual([4, 4]);
      expect([said.talk.length, said.posts.length, said.entries.length]).toEqual([4, 3, 5]);
      const words = [
        said.one,
        said.many,
        said.today,
        ...said.entries,
        ...said.tasks,
        ...said.people,
      ];
      expect(words.filter((word) => word.trim() === '')).toEqual([]);
    }
  },
);

test.each(languages)(
  'an app in %s has nobody with an English name, and is a whole design',
  (language) => {
    const direction = language === 'ar' ? 'rtl' : 'ltr';
    for (const kind of ['recipes', 'chat', 'travel'] as const) {
      const brief = { ...interpret(kind), language, direction } as const;
      const design = composed({ ...brief, kind: { value: kind, words: '', at: -1 } });
      const text = JSON.stringify(parseDesign(design));
      expect(people.filter((name) => text.includes(name))).toEqual([]);
    }
  },
);

test('English needs no other words', async () => {
  expect((await fetchContent(todo)).spoken).toEqual({});
});
