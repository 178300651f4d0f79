import { releasedSource } from '../src/content/released-source.ts';
import { designFrom } from '../src/designer/design-from.ts';
import { answerEdit } from '../src/designer/edit/answer-edit.ts';
import { apply } from '../src/designer/edit/apply.ts';
import type { AppDesign } from '../src/designer/model/app-design.ts';
import { linesOf } from './json-lines.ts';

interface Prompt {
  id: string;
  lang?: string;
  prompt: string;
  right: {
    archetype: string;
    archetype_alt?: readonly string[];
    /** Prefixes of accepted subject words. */
    subject?: string | readonly string[];
    words?: readonly string[];
    quotes?: readonly string[];
  };
  edits?: readonly string[];
}

export interface Tally {
  prompts: number;
  archetypes: number;
  /** Prompts that name a subject, and those whose design matches it. */
  subjects: number;
  subjectsRight: number;
  words: number;
  wordsShown: number;
  quotes: number;
  quotesShown: number;
  edits: number;
  /** Edits that changed the current design, and those that would have replaced it. */
  changed: number;
  replaced: number;
}

const empty: Tally = {
  prompts: 0,
  archetypes: 0,
  subjects: 0,
  subjectsRight: 0,
  words: 0,
  wordsShown: 0,
  quotes: 0,
  quotesShown: 0,
  edits: 0,
  changed: 0,
  replaced: 0,
};

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

function textOf({ name, screens, tabs }: AppDesign): string {
  const texts: string[] = [name];
  JSON.stringify([screens, tabs], (key, value: unknown) => {
    if (typeof value === 'string' && key !== 'id' && key !== 'type') texts.push(value);
    return value;
  });
  return plain(texts.join(' \n '));
}

/** Requires all words of the key word; an English plural or -ing form counts. */
const isShown = (text: string, keyWord: string): boolean =>
  text.includes(plain(keyWord)) ||
  plain(keyWord)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((word) =>
      text.includes(word.length > 4 ? word.replace(/(?:ies|es|s|ing|ed|e|y)$/u, '') : word),
    );

async function scoreOne({ prompt, right, edits = [] }: Prompt): Promise<Tally> {
  const options = { content: releasedSource };
  const { design } = await designFrom(prompt, options);
  const text = textOf(design);
  const { words = [], quotes = [] } = right;
  const subject = [right.subject ?? []].flat();
  const domain = plain(`${design.domain.one} ${design.domain.many}`);
  const outcomes = [];
  for (const edit of edits) {
    const answer = await answerEdit(design, edit, options);
    if (answer.as === 'new') outcomes.push('replaced');
    if (answer.as === 'change')
      outcomes.push(
        JSON.stringify(answer.operations.reduce(apply, design)) === JSON.stringify(design)
          ? ''
          : 'changed',
      );
  }
  return {
    prompts: 1,
    archetypes: Number(
      [right.archetype, ...(right.archetype_alt ?? [])].includes(design.archetype ?? ''),
    ),
    subjects: Number(subject.length > 0),
    subjectsRight: Number(subject.some((word) => domain.includes(plain(word)))),
    words: words.length,
    wordsShown: words.filter((word) => isShown(text, word)).length,
    quotes: quotes.length,
    quotesShown: quotes.filter((quote) => text.includes(plain(quote))).length,
    edits: edits.length,
    changed: outcomes.filter((each) => each === 'changed').length,
    replaced: outcomes.filter((each) => each === 'replaced').length,
  };
}

const sum = (one: Tally, other: Tally): Tally =>
  Object.fromEntries(
    Object.entries(one).map(([key, value]) => [key, value + other[key as keyof Tally]]),
  ) as unknown as Tally;

/** Returns outcomes by language as figures alone, because authors of the reader must not see the prompts. */
export async function scorePrompts(lists: readonly string[]): Promise<Map<string, Tally>> {
  const totals = new Map<string, Tally>();
  for (const list of lists) {
    for (const prompt of linesOf<Prompt>(list)) {
      const group = (prompt.lang ?? 'en') === 'en' ? 'English' : 'other languages';
      totals.set(group, sum(totals.get(group) ?? empty, await scoreOne(prompt)));
    }
  }
  return totals;
}
