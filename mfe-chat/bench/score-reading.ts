import { releasedSource } from '../src/content/released-source.ts';
import { designFrom } from '../src/designer/design-from.ts';
import { stemOf } from '../src/designer/interpret/words.ts';
import { linesOf } from './json-lines.ts';

interface Prompt {
  id: string;
  prompt: string;
  right: {
    archetype: string;
    archetype_alt?: readonly string[];
    /** One noun, or alternatives separated by commas. */
    subject: string;
    roles?: readonly string[];
    screens?: readonly string[];
    quotes?: readonly string[];
  };
}

export interface ReadPrompt {
  id: string;
  prompt: string;
  archetype: { read: string; isRight: boolean };
  subject: { read: string; isRight: boolean };
  roles: Hits;
  screens: Hits;
  quotes: Hits;
}

interface Hits {
  wanted: number;
  found: number;
}

/** Ratios, 0 to 1, over all prompts. */
export interface ReadingFigures {
  prompts: number;
  archetype: number;
  subject: number;
  roles: number;
  screens: number;
  quotes: number;
}

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf);

/** Matches equal nouns, and a noun that ends with the other. */
const isSameNoun = (read: string, wanted: string): boolean => {
  const [one, other] = [stemsOf(read).join(' '), stemsOf(wanted).join(' ')];
  return one === other || ` ${one}`.endsWith(` ${other}`) || ` ${other}`.endsWith(` ${one}`);
};

const hits = (
  wanted: readonly string[] = [],
  found: readonly string[],
  isSame: (found: string, wanted: string) => boolean,
): Hits => ({
  wanted: wanted.length,
  found: wanted.filter((each) => found.some((one) => isSame(one, each))).length,
});

const isSameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

async function readOne({ id, prompt, right }: Prompt): Promise<ReadPrompt> {
  const { design, reading } = await designFrom(prompt, { content: releasedSource });
  const archetype = design.archetype ?? '';
  const subject = reading?.subjects[0]?.one ?? design.domain.one;
  return {
    id,
    prompt,
    archetype: {
      read: archetype,
      isRight: [right.archetype, ...(right.archetype_alt ?? [])].includes(archetype),
    },
    subject: {
      read: subject,
      isRight: right.subject.split(/,\s*/u).some((noun) => isSameNoun(subject, noun)),
    },
    roles: hits(right.roles, reading?.roles.map(({ value }) => value) ?? [], isSameNoun),
    screens: hits(right.screens, reading?.screens.map(({ name }) => name) ?? [], isSameText),
    quotes: hits(right.quotes, reading?.quotes.map(({ text }) => text) ?? [], isSameText),
  };
}

export async function readPrompts(list: string): Promise<ReadPrompt[]> {
  const all: ReadPrompt[] = [];
  for (const prompt of linesOf<Prompt>(list)) all.push(await readOne(prompt));
  return all;
}

export function figuresOf(all: readonly ReadPrompt[]): ReadingFigures {
  const share = (part: number, whole: number) =>
    whole === 0 ? 1 : Math.round((part / whole) * 1000) / 1000;
  const of = (key: 'roles' | 'screens' | 'quotes') =>
    share(
      all.reduce((sum, each) => sum + each[key].found, 0),
      all.reduce((sum, each) => sum + each[key].wanted, 0),
    );
  return {
    prompts: all.length,
    archetype: share(all.filter(({ archetype }) => archetype.isRight).length, all.length),
    subject: share(all.filter(({ subject }) => subject.isRight).length, all.length),
    roles: of('roles'),
    screens: of('screens'),
    quotes: of('quotes'),
  };
}
