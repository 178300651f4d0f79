import { singlesOf, wordsOf } from '../../interpret/words';

/**
 * Texts of kinds, each followed by its subjects: what an app of the kind is filled with when the idea names something narrower.
 * A subject is a text in the form of `living` behind an @, whose first line begins with the words that name it. Layouts, features and
 * tabs after those words take the place of the kind's; where they are left out, the kind's stay. A subject of that line alone is the
 * kind's own: an idea that says its words is about nothing narrower.
 *
 * Words are put into the singular here, while the data are built. They are no stems: a customer is nothing custom.
 */
export function withSubjects<Kinds extends string>(
  texts: Record<Kinds, string>,
  subjects: Partial<Record<Kinds, string>>,
): Record<Kinds, string> {
  const all = { ...texts };
  for (const kind of Object.keys(subjects) as Kinds[]) {
    const named = subjects[kind]?.replaceAll(/(?<=^|\n)@[^/\n]+/g, (words) => {
      const phrases = words.slice(1).split(',');
      return `@${phrases.map((phrase) => singlesOf(wordsOf(phrase))).join(',')}`;
    });
    all[kind] = `${texts[kind]}\n${named}`;
  }
  return all;
}
