import { isPictographic, wordsOf } from '../../interpret/words';
import type { AppDesign } from '../../model/app-design';
import type { ColorWords } from '../../../content/colors.schema';
import { colorsIn, stylesIn } from '../read/look-words';
import type { Spoken } from '../read/spoken';
import { tokensOf, type Token } from '../read/tokens';
import { stringsIn } from '../texts';

/** Features of one token, regardless of its neighbours. */
interface Look {
  word: string;
  own: readonly string[];
  lists: readonly string[];
  shown: readonly string[];
}

const longestShown = 5;
const rowKeys = new Set(['rows', 'tasks', 'events', 'records', 'items', 'cards']);

/** Words of the design with their source: a screen, a row or another text. */
class ShownWords {
  private readonly phrases = new Map<string, string>();
  private readonly singles = new Map<string, string>();

  constructor(design: AppDesign) {
    this.add(design.name, 'app');
    for (const { label } of design.tabs) this.add(label, 'screen');
    for (const { name, components } of design.screens) {
      this.add(name, 'screen');
      for (const component of components)
        for (const [path, text] of stringsIn(component)) {
          const last = path.at(-1);
          if (typeof last === 'string' && ['id', 'type', 'to', 'icon', 'picture'].includes(last))
            continue;
          this.add(text, path.some((key) => rowKeys.has(String(key))) ? 'row' : 'text');
        }
    }
  }

  private add(text: string, where: string): void {
    const words = wordsOf(text).map(({ single }) => single);
    if (words.length === 0 || words.length > 12) return;
    if (words.length <= longestShown) {
      const phrase = words.join(' ');
      if (!this.phrases.has(phrase)) this.phrases.set(phrase, where);
    }
    for (const word of words)
      if ((word.length > 2 || isPictographic(word)) && !this.singles.has(word))
        this.singles.set(word, where);
  }

  private whereOf(words: readonly string[]): string | undefined {
    return this.phrases.get(words.join(' '));
  }

  marksOf(tokens: readonly Token[]): string[][] {
    const marks: string[][] = tokens.map(({ single, quote }) => {
      const where =
        quote === undefined
          ? this.singles.get(single)
          : this.whereOf(wordsOf(quote).map((word) => word.single));
      return where === undefined ? [] : [quote === undefined ? `~${where}` : `b${where}`];
    });
    for (let at = 0; at < tokens.length; at += 1)
      for (let length = longestShown; length > 0; length -= 1) {
        const said = tokens.slice(at, at + length);
        if (said.length < length) continue;
        const where = this.whereOf(said.map(({ single }) => single));
        if (where === undefined) continue;
        for (let each = 0; each < length; each += 1)
          marks[at + each]?.push(each === 0 ? `b${where}` : `i${where}`);
        break;
      }
    return marks;
  }
}

const known = new WeakMap<AppDesign, ShownWords>();
function shownIn(design: AppDesign): ShownWords {
  const words = known.get(design) ?? new ShownWords(design);
  known.set(design, words);
  return words;
}

function listsAt(tokens: readonly Token[], spoken: Spoken): string[][] {
  const lists: string[][] = tokens.map(() => []);
  for (const list of spoken.listNames())
    for (let at = 0; at < tokens.length; at += 1) {
      const length = spoken.lengthAt(tokens, at, list);
      for (let step = 0; step < length; step += 1) lists[at + step]?.push(list);
    }
  return lists;
}

function shapeOf(text: string, { at, end, plain, quote }: Token): string[] {
  const typed = text.slice(at, end);
  const [before, behind] = [text.slice(Math.max(0, at - 2), at), text.slice(end, end + 2)];
  return [
    ...(quote === undefined ? [] : ['quote']),
    ...(/^\p{Lu}/u.test(typed) ? ['capital'] : []),
    ...(/^\d/u.test(plain) ? ['figure'] : []),
    ...(/[$€£¥₩₺₽#]\s?$/u.test(before) || /^\s?[%€£$¥₽₺₩°]/u.test(behind) ? ['sign'] : []),
    ...(/[.!?。！？\n]\s?$/u.test(before) ? ['sentence'] : []),
    ...(/[,;:،、，；：-]\s?$/u.test(before) ? ['comma'] : []),
    ...(/^[.!?。！？\n]/u.test(behind) ? ['stop'] : []),
    ...(/^[,;:،、，；：]|^ [-–—]/u.test(behind) ? ['pause'] : []),
    ...(/[([（]\s?$/u.test(before) ? ['bracket'] : []),
  ];
}

export interface Reading {
  text: string;
  /** ISO 639-1 code of the sentence. */
  language: string;
  spoken: Spoken;
  design: AppDesign;
  colors: ColorWords | undefined;
}

function looksOf(tokens: readonly Token[], { text, language, spoken, design, colors }: Reading) {
  const lists = listsAt(tokens, spoken);
  for (const { from, to } of colorsIn(tokens, { text, language, colors }))
    for (let at = from; at < to; at += 1) lists[at]?.push('color');
  for (const { from, to } of stylesIn(tokens, { text }))
    for (let at = from; at < to; at += 1) lists[at]?.push('look');
  const shown = shownIn(design).marksOf(tokens);
  return tokens.map((token, index): Look => {
    const { plain, single, bare } = token;
    const isWord = /^\p{L}/u.test(plain) && !isPictographic(plain);
    return {
      word: /^\d+$/u.test(plain) ? '0' : plain,
      own: [
        ...new Set([
          ...(single === plain ? [] : [`s${single}`]),
          ...(bare === plain ? [] : [`s${bare}`]),
          ...(isWord && plain.length > 4 ? [`<${plain.slice(0, 4)}`, `${plain.slice(-3)}>`] : []),
          ...shapeOf(text, token).map((each) => `:${each}`),
        ]),
      ],
      lists: lists[index] ?? [],
      shown: shown[index] ?? [],
    };
  });
}

export interface Seen {
  tokens: readonly Token[];
  features: readonly (readonly string[])[];
  looks: readonly Look[];
}

export function seenIn(reading: Reading): Seen {
  const tokens = tokensOf(reading.text);
  const looks = looksOf(tokens, reading);
  const none: Look = { word: '', own: [], lists: [], shown: [] };
  const at = (index: number) => looks[index] ?? none;
  const features = looks.map((look, index) => {
    const [before, next] = [at(index - 1), at(index + 1)];
    const [before2, next2] = [at(index - 2), at(index + 2)];
    return [
      'any',
      `w ${look.word}`,
      `w-1 ${before.word}`,
      `w+1 ${next.word}`,
      `w-2 ${before2.word}`,
      `w+2 ${next2.word}`,
      `w-1w ${before.word} ${look.word}`,
      `ww+1 ${look.word} ${next.word}`,
      `w-2w-1 ${before2.word} ${before.word}`,
      ...look.own.map((each) => `o ${each}`),
      ...before.own.map((each) => `o-1 ${each}`),
      ...next.own.map((each) => `o+1 ${each}`),
      ...look.lists.map((each) => `l ${each}`),
      ...before.lists.map((each) => `l-1 ${each}`),
      ...next.lists.map((each) => `l+1 ${each}`),
      ...before2.lists.map((each) => `l-2 ${each}`),
      ...next2.lists.map((each) => `l+2 ${each}`),
      ...look.lists.flatMap((each) => before.lists.map((other) => `ll ${other} ${each}`)),
      ...look.lists.flatMap((each) =>
        before.own.filter((own) => own.startsWith(':')).map((other) => `lo ${other} ${each}`),
      ),
      ...look.shown.map((each) => `d ${each}`),
      ...before.shown.map((each) => `d-1 ${each}`),
      ...next.shown.map((each) => `d+1 ${each}`),
    ];
  });
  return { tokens, features, looks };
}

export function featuresOfPart(
  { looks }: Seen,
  from: number,
  to: number,
  before: string | undefined,
): string[] {
  const part = looks.slice(from, to);
  const bag = new Set<string>(['any', `before ${before ?? ''}`]);
  for (const [index, look] of part.entries()) {
    bag.add(`w ${look.word}`);
    bag.add(`2 ${look.word} ${part[index + 1]?.word ?? ''}`);
    if (part[index + 2]) bag.add(`skip ${look.word} ${part[index + 2]?.word}`);
    for (const each of look.own) bag.add(`o ${each}`);
    for (const list of look.lists) {
      bag.add(`l ${list}`);
      for (const next of part[index + 1]?.lists ?? []) bag.add(`ll ${list} ${next}`);
    }
    for (const each of look.shown) bag.add(`d ${each}`);
  }
  const [first] = part;
  const last = part.at(-1);
  bag.add(`first ${first?.word}`);
  bag.add(`last ${last?.word}`);
  for (const list of first?.lists ?? []) {
    bag.add(`fl ${list}`);
    bag.add(`b ${before ?? ''} ${list}`);
  }
  for (const list of last?.lists ?? []) bag.add(`ll ${list}`);
  for (const each of first?.shown ?? []) bag.add(`fd ${each}`);
  bag.add(`n ${Math.min(6, part.length)}`);
  for (const look of looks.slice(Math.max(0, from - 2), from)) bag.add(`pre ${look.word}`);
  for (const look of looks.slice(to, to + 2)) bag.add(`post ${look.word}`);
  return [...bag];
}
