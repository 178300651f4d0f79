import type { Word } from '../../interpret/words';
import { pluralOf, type KnownNoun, type NounIndex } from './noun-index';
import { isPossessive } from './possessive';
import { personal, singularOf, type GrammarSets, type NounPhrase } from './noun-phrases';
import { isAgent, type Speech } from './speech';
import { mayBeNoun, type Tags } from './tags';

const isAnybody = (plain: string) =>
  /^(?:ppl|people|folks?|persons?|users?|everyone|anyone|everybody)$/u.test(plain);

const isPersonal = ({ category }: KnownNoun) => category !== 'community' && personal.has(category);

/** Longest noun, in words; longer ones keep their last words. */
const longest = 3;

/** Finds noun phrases: adjacent nouns, the last one the head; `open` excludes style, quotes and products. */
export function englishPhrases(
  text: string,
  words: readonly Word[],
  sets: GrammarSets,
  speech: Speech,
  nouns: NounIndex,
  tags: Tags,
  isVerb: (at: number) => boolean,
  open: (at: number) => boolean,
  isTied: (at: number) => boolean,
): NounPhrase[] {
  const phrases: NounPhrase[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const to = endOf(at);
    if (to < at) continue;
    const found = phraseOf(at, to);
    if (found) phrases.push({ ...found, parts: partsOf(at, to) });
    at = to;
  }
  return phrases;

  /** Returns the last word of the run of nouns from a word on; the word before it if there is none. */
  function endOf(from: number): number {
    const { clause } = words[from] ?? {};
    let to = from - 1;
    for (let at = from; at < words.length && words[at]?.clause === clause; at += 1) {
      const whole = tags.wholes.get(at);
      if (whole !== undefined && !isVerb(at)) {
        to = whole;
        at = whole;
        continue;
      }
      const tied = isTied(at) ? endOfTied(at) : at;
      if (tied < at || (tied === at && !isPart(at, to >= from))) break;
      at = tied;
      to = at;
      if (isPossessive({ text, words }, at) || isGroup(at)) break;
    }
    return to;
  }

  /** “beekeepers hive inspections”: people in the plural stand before the noun, not in it. */
  function isGroup(at: number): boolean {
    const { plain = '', single } = words[at] ?? {};
    return tags.person.has(at) && nouns.has(plain) && plain !== single;
  }

  /** Returns the last word of “co-writer”; -1 for hyphenated adjectives such as “hand-printed”. */
  function endOfTied(from: number): number {
    let to = from;
    while (text[words[to]?.end ?? 0] === '-' && words[to + 1]) to += 1;
    const { plain = '' } = words[to] ?? {};
    const single = singularOf(plain);
    // “a yoga-nidra timer”
    const isNoun = nouns.has(plain) || nouns.has(single) || isAgent(single, speech) || isOfTool(to);
    const isOpen = open(from) && open(to) && !isVerb(from) && !isVerb(to) && to > from;
    return isOpen && isNoun && !/(?:ed|ing|free)$/u.test(plain) && !sets.adjectives.has(plain)
      ? to
      : -1;
  }

  function isPart(at: number, goesOn: boolean): boolean {
    const word = words[at];
    if (!word || !open(at) || isVerb(at)) return false;
    const { plain } = word;
    // “someone's foot”
    const single = isPossessive({ text, words }, at) ? plain.slice(0, -1) : plain;
    if (sets.closed.has(single) || sets.articles.has(plain)) return false;
    // “so it doesnt ruin night vision”
    if (/^d(?:o|oes|id)n['’]?t$/u.test(words[at - 1]?.plain ?? '')) return false;
    const next = words[at + 1];
    const hasNext = next !== undefined && next.clause === word.clause && canBe(at + 1);
    if (sets.appNouns.has(plain) && !isManyThings(plain))
      return (
        !speech.parts.has(plain) &&
        plain !== 'app' &&
        hasNext &&
        tags.noun.has(at) &&
        !isApp(at + 1) &&
        goesOn === false
      );
    // “dog friendly inns”, “gluten free bread”: adjectives of the next noun.
    if (/^(?:friendly|free|proof|only|safe)$/u.test(next?.plain ?? '') && canBe(at + 2))
      return false;
    // “in our flat”, “a budget tracker”
    if (sets.adjectives.has(plain)) {
      const isNamed = !hasNext && sets.articles.has(words[at - 1]?.plain ?? '');
      // “a mobile app” is not about mobiles.
      return (
        !speech.parts.has(plain) && nouns.has(plain) && (isNamed || (isApp(at + 1) && !goesOn))
      );
    }
    if (sets.generic.has(plain)) return !isAnybody(plain) && !speech.parts.has(plain);
    // “her voice reading them”: still a verb.
    const following = next?.plain ?? '';
    const hasObject = sets.articles.has(following) || following === 'them' || following === 'it';
    if (goesOn && plain.endsWith('ing') && hasObject) return false;
    // “stories narrated by grandparents”
    if (plain.endsWith('ed') && (next?.plain === 'by' || !hasNext)) return false;
    if (tags.noun.has(at)) return true;
    // “swimming spot”, “drinking water”, “spare parts”: a verb form before a noun belongs to it.
    if (!speech.bases.has(plain)) return mayBeNoun(word, sets);
    if (goesOn && (plain.endsWith('ing') || /[^s]s$/u.test(plain))) return true;
    const before = words[at - 1]?.plain ?? '';
    const isNamed = sets.articles.has(before) || sets.adjectives.has(before) || goesOn;
    // “for clocks”, “of peals”
    const isObject = speech.little.takers.has(before) && !plain.endsWith('ing');
    return (
      hasNext || isObject || (isNamed && !sets.closed.has(before)) || sets.articles.has(before)
    );
  }

  function canBe(at: number): boolean {
    return (
      open(at) && !isVerb(at) && tags.noun.has(at) && !sets.adjectives.has(words[at]?.plain ?? '')
    );
  }

  /** “lend each other tools”: a tool in the plural is not an app. */
  function isManyThings(plain: string): boolean {
    const single = singularOf(plain);
    return plain !== 'apps' && single !== plain && nouns.has(single);
  }

  /** “a yoga-nidra timer”, not “a courier-side app” */
  function isOfTool(at: number): boolean {
    const next = words[at + 1]?.plain ?? '';
    return isApp(at + 1) && next !== 'app' && !sets.generic.has(words[at]?.plain ?? '');
  }

  function isApp(at: number): boolean {
    return sets.appNouns.has(words[at]?.plain ?? '');
  }

  /** Returns shorter runs that may be the noun itself; “tea tasting” is not tea. */
  function partsOf(first: number, last: number): NounPhrase[] {
    const parts: NounPhrase[] = [];
    const isDoing = words[last]?.plain.endsWith('ing');
    for (let from = first; from <= last; from += 1)
      for (let to = isDoing ? last : from; to <= last; to += 1) {
        const part = to - from < last - first ? phraseOf(from, to) : undefined;
        if (part) parts.push(part);
      }
    return parts;
  }

  function phraseOf(first: number, last: number): NounPhrase | undefined {
    let from = first;
    const to = headOf(first, last);
    const end = to === last ? {} : { end: last };
    const head = words[to]?.plain ?? '';
    if (from === to && isAnybody(head)) return undefined;
    if (from === to && sets.appNouns.has(head) && !isManyThings(head)) return undefined;
    if (to - from >= longest) from = to - longest + 1;
    const known = knownIn(from, to);
    const said = joined(from, to);
    const all = said.replace(/['’]s?$/u, '');
    const single = singularOf(head);
    const typed = all.split(/[ -]/u).at(-1) ?? head;
    const one = `${all.slice(0, all.length - typed.length)}${singularOf(typed)}`;
    const many = single === head || /['’]s$/u.test(said) ? pluralOf(one) : all;
    const isWhole = known?.from === from;
    return {
      from,
      to,
      one: isWhole ? known.noun.one : one,
      many: isWhole ? known.noun.many : many,
      known: known?.noun,
      ...end,
      isPerson:
        speech.people.has(head) ||
        (known ? isPersonal(known.noun) : isAgent(single, speech) || tags.person.has(to)),
      score: 0,
    };
  }

  /** Drops words that only hold, sell or handle the noun: “sermon archive”, “my bagel stall”, “task management”. */
  function headOf(from: number, last: number): number {
    if (from === last || tags.wholes.get(last - 1) === last) return last;
    const plain = words[last]?.plain ?? '';
    const before = words[last - 1]?.plain ?? '';
    const isOwn = ['my', 'our'].includes(words[from - 1]?.plain ?? '');
    const isHandled = speech.processes.has(plain) || speech.containers.has(singularOf(plain));
    const isSold = isOwn && speech.businesses.has(plain) && tags.noun.has(last - 1);
    const isNoun =
      !before.endsWith('ing') && !sets.appNouns.has(before) && !sets.generic.has(before);
    return isNoun && (isHandled || isSold) ? last - 1 : last;
  }

  function joined(from: number, to: number): string {
    let all = '';
    for (let at = from; at <= to; at += 1) {
      const { at: start = 0, end = 0 } = words[at] ?? {};
      const mark = text[start - 1] === '-' ? '-' : text.slice(words[at - 1]?.end, start);
      const gap = at === from ? '' : mark === '-' || mark === ' & ' ? mark : ' ';
      all += gap + text.slice(start, end).toLowerCase();
    }
    return all;
  }

  function knownIn(from: number, to: number): { noun: KnownNoun; from: number } | undefined {
    for (let start = from; start <= to; start += 1) {
      const parts = words.slice(start, to + 1).map(({ plain }) => plain);
      const head = parts.at(-1) ?? '';
      const single = [...parts.slice(0, -1), singularOf(head)].join(' ');
      const noun = nouns.get(parts.join(' ')) ?? nouns.get(single);
      if (noun) return { noun, from: start };
    }
    return undefined;
  }
}
