/** What an app says in a language other than English: names, days, sample words, by family of kinds. */
export interface Spoken {
  people: readonly string[];
  names: readonly string[];
  days: readonly string[];
  letters: readonly string[];
  today: string;
  facts: readonly string[];
  groups: readonly string[];
  /** More words of the interface, after those of `interface-words`. */
  phrases: string;
  talk: readonly string[];
  posts: readonly string[];
  reviews: readonly string[];
  quiz: readonly string[];
  pages: readonly string[];
  one: string;
  many: string;
  headline: string;
  entries: readonly string[];
  tasks: readonly string[];
}

/**
 * A text is read line by line: people, names of apps, days, their letters, today, labels of facts, groups, phrases, a
 * talk, posts, reviews, questions, pages; then a line for each family with one, many, headline, entries and tasks.
 */
export function spokenOf(text: string, family: string): Spoken {
  const lines = text.split('\n');
  const line = (index: number) => lines[index] ?? '';
  const own = lines.find((each) => each.startsWith(`${family}|`)) ?? lines.at(-1) ?? '';
  const [, one = '', many = '', headline = '', entries = '', tasks = ''] = own.split('|');
  return {
    people: line(0).split(','),
    names: line(1).split(','),
    days: line(2).split(','),
    letters: line(3).split(','),
    today: line(4),
    facts: line(5).split(','),
    groups: line(6).split(','),
    phrases: line(7),
    talk: line(8).split('|'),
    posts: line(9).split('|'),
    reviews: line(10).split('|'),
    quiz: line(11).split('~'),
    pages: line(12).split('~'),
    one,
    many,
    headline,
    entries: entries.split(','),
    tasks: tasks.split(','),
  };
}
