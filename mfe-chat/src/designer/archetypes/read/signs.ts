import type { ArchetypeSigns } from '../../../content/app-language';
import { wordsOf, type Word } from '../../interpret/words';

interface Sign {
  stems: readonly string[];
  weight: number;
  as: 'verb' | 'noun';
  single: string | undefined;
}

export interface HeardSign {
  from: number;
  to: number;
  weight: number;
  as: Sign['as'];
}

const weights = { verb: 1.1, noun: 1.3 } as const;
const perWord = 0.7;

const signOf = (text: string, as: Sign['as']): Sign => {
  const words = wordsOf(text);
  const stems = words.map(({ stem }) => stem);
  const single = as !== 'verb' && words.length === 1 ? words[0]?.single : undefined;
  return {
    stems,
    weight: weights[as] + (stems.length - 1) * perWord,
    as,
    single,
  };
};

const made = new WeakMap<ArchetypeSigns, ReadonlyMap<string, readonly Sign[]>>();

function signsOf(own: ArchetypeSigns): ReadonlyMap<string, readonly Sign[]> {
  const known = made.get(own);
  if (known) return known;
  const byFirst = new Map<string, Sign[]>();
  const seen = new Set<string>();
  const all = [
    ...own.nouns.map((text) => signOf(text, 'noun')),
    ...own.verbs.map((text) => signOf(text, 'verb')),
  ];
  for (const sign of all) {
    // “borrower” and “borrow” share a stem but are two signs.
    const key = `${sign.stems.join(' ')} ${sign.single ?? ''}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const first = sign.stems[0] ?? '';
    byFirst.set(first, [...(byFirst.get(first) ?? []), sign]);
  }
  made.set(own, byFirst);
  return byFirst;
}

export interface SignMatching {
  language: string;
  open: (at: number) => boolean;
  /** Function words allowed between two words of a sign: “scan the tickets”. */
  mayPass: (word: Word) => boolean;
}

/** Returns each sign once; of overlapping signs the heaviest. */
export function heardSigns(
  own: ArchetypeSigns,
  words: readonly Word[],
  matching: SignMatching,
): HeardSign[] {
  const byFirst = signsOf(own);
  const found: HeardSign[] = [];
  const heard = new Set<string>();
  const isEnglish = matching.language === 'en';
  words.forEach((word, from) => {
    for (const sign of candidates(byFirst, word.stem, matching.language)) {
      const key = sign.stems.join(' ');
      const to = heard.has(key) ? -1 : endOf(sign, words, from, matching);
      // “even” is not “evening”.
      if (to < 0 || (isEnglish && sign.single !== undefined && sign.single !== word.single))
        continue;
      heard.add(key);
      found.push({ from, to, weight: sign.weight, as: sign.as });
    }
  });
  const taken = new Set<number>();
  return found
    .toSorted((a, b) => b.weight - a.weight || a.from - b.from)
    .filter(({ from, to }) => {
      const places = Array.from({ length: to - from + 1 }, (_, step) => from + step);
      if (places.some((at) => taken.has(at))) return false;
      for (const at of places) taken.add(at);
      return true;
    });
}

function candidates(
  byFirst: ReadonlyMap<string, readonly Sign[]>,
  stem: string,
  language: string,
): readonly Sign[] {
  if (language === 'en') return byFirst.get(stem) ?? [];
  return [...byFirst].flatMap(([first, signs]) => (isSame(language, stem, first) ? signs : []));
}

/** Other languages inflect endings, and German compounds begin or end with the sign. */
const isSame = (language: string, word: string, sign: string): boolean =>
  word === sign ||
  (language !== 'en' &&
    ((sign.length > 3 && word.startsWith(sign)) ||
      (language === 'de' && sign.length > 4 && word.includes(sign))));

function endOf(
  { stems }: Sign,
  words: readonly Word[],
  from: number,
  { language, open, mayPass }: SignMatching,
): number {
  let at = from;
  for (const [index, stem] of stems.entries()) {
    let passed = 0;
    while (index > 0 && passed < 2) {
      const word = words[at];
      if (!word || isSame(language, word.stem, stem) || !mayPass(word)) break;
      at += 1;
      passed += 1;
    }
    const word = words[at];
    if (!word || !open(at) || word.sentence !== words[from]?.sentence) return -1;
    if (!isSame(language, word.stem, stem)) return -1;
    at += 1;
  }
  return at - 1;
}
