import { pluralOf, type NounIndex } from './noun-index';
import { singularOf, type GrammarSets } from './noun-phrases';
import type { Word } from '../../interpret/words';
import type { SubjectReading } from '../reading';
import type { Act } from './acts';
import type { Segment } from './segments';
import { personIn, type Speech } from './speech';

interface Item {
  from: number;
  to: number;
  isAttribute: boolean;
}

type Opener = 'colon' | 'with' | 'keep' | 'their' | 'for';

const mostThings = 8;
const mostFacts = 8;

export interface Listed {
  things: readonly SubjectReading[];
  facts: readonly string[];
  factEnds: ReadonlySet<number>;
  listEnds: ReadonlySet<number>;
}

export function listedIn(
  text: string,
  words: readonly Word[],
  segments: readonly Segment[],
  acts: readonly Act[],
  nouns: NounIndex,
  sets: GrammarSets,
  speech: Speech,
  open: (at: number) => boolean,
): Listed {
  const things: SubjectReading[] = [];
  const facts: string[] = [];
  const factEnds = new Set<number>();
  const listEnds = new Set<number>();
  const taken = new Set<number>();
  const verbs = new Set(acts.map(({ verbAt }) => verbAt));
  segments.forEach((segment, index) => {
    for (const [at, opener] of openersIn(words, segment, acts, speech, sets)) {
      const items = itemsFrom(at, index).filter(({ to }) => !taken.has(to));
      const telling = items.filter(({ isAttribute }) => isAttribute).length;
      const isFacts =
        opener === 'their'
          ? telling > 0 || items.length > 1
          : telling * 2 >= items.length && telling > (opener === 'with' ? 0 : 1);
      const plainAt = (place: number) => words[place]?.plain ?? '';
      const isNone =
        opener === 'their'
          ? // “On her phone” is the device; “pick their dog” is an act, “note their weight” a fact.
            plainAt(at - 2) === 'on' ||
            (telling === 0 && acts.some(({ verb, from }) => from === at && !speech.keeps.has(verb)))
          : opener === 'for'
            ? items.length === 1
            : // “People keep phoning”
              opener === 'keep' && plainAt(at).endsWith('ing') && speech.bases.has(plainAt(at));
      if (isNone) continue;
      for (const { to } of items) taken.add(to);
      for (const { from, to } of items) {
        // “A dog walking business” is the owner of the app.
        if (from < to && speech.businesses.has(plainAt(to))) continue;
        const said = text.slice(words[from]?.at ?? 0, words[to]?.end ?? 0);
        if (isFacts) {
          facts.push(said);
          factEnds.add(to);
        } else {
          things.push(thingOf(said, from, to));
          if (opener === 'with' || opener === 'colon') listEnds.add(to);
        }
      }
    }
  });
  return {
    things: once(things, ({ one }) => one).slice(0, mostThings),
    facts: once(facts, (fact) => fact.toLowerCase()).slice(0, mostFacts),
    factEnds,
    listEnds,
  };

  function itemsFrom(at: number, index: number): Item[] {
    const items: Item[] = [];
    const first = segments[index];
    const before = segments[index - 1];
    const isDone =
      before !== undefined &&
      before.sentence === first?.sentence &&
      acts.some(({ verbAt }) => verbAt >= before.from && verbAt <= before.to);
    for (let next = index; next < segments.length; next += 1) {
      const segment = segments[next];
      if (!segment || !first || segment.sentence !== first.sentence) break;
      const from = next === index ? at : segment.from;
      if (next > index && segment.before !== 'comma' && segment.before !== 'and') break;
      // “who rings on Sunday”, “log their hours”: acts among facts.
      if (
        verbs.has(from) ||
        (verbs.has(from + 1) && speech.questions.has(words[from]?.plain ?? ''))
      )
        continue;
      // “Pick a service, see free slots and book”
      const { plain = '' } = words[from] ?? {};
      if (isDone && from === segment.to && speech.bases.get(plain) === plain) continue;
      const item = itemAt(from, segment.to);
      if (!item) break;
      items.push(item);
      // Other words after an item end the list, except “of” and “for each”.
      if (segment.to - item.to > 4) break;
    }
    return items;
  }

  function itemAt(start: number, end: number): Item | undefined {
    let from = start;
    const isLeading = (plain: string) =>
      sets.articles.has(plain) || speech.little.quantity.has(plain);
    if (words[from]?.plain === 'how' && speech.little.quantity.has(words[from + 1]?.plain ?? ''))
      from += 2;
    while (from <= end && isLeading(words[from]?.plain ?? '')) from += 1;
    let to = from - 1;
    while (to < end && to - from < 3) {
      const word = words[to + 1];
      if (!word || !open(to + 1) || verbs.has(to + 1)) break;
      if (sets.closed.has(word.plain) || sets.articles.has(word.plain)) break;
      to += 1;
    }
    if (to < from) return undefined;
    // “borrow, give back” are acts.
    const first = words[from]?.plain ?? '';
    if (speech.verbs.has(first) && !nouns.has(first)) return undefined;
    for (let at = from; at <= to; at += 1) if (isUnread(words[at]?.plain ?? '')) return undefined;
    const head = words[to]?.plain ?? '';
    if (words[to + 1]?.plain === 'of' && to + 1 < end && speech.containers.has(singularOf(head)))
      return itemAt(to + 2, end);
    if (!/\p{L}{2}/u.test(head) || sets.adjectives.has(head) || head.endsWith('ly'))
      return undefined;
    const isAttribute = speech.attributes.has(head) || speech.attributes.has(singularOf(head));
    return { from, to, isAttribute };
  }

  /** “map screen”, “settings page” are parts of the app, not records. */
  function isUnread(plain: string): boolean {
    const one = singularOf(plain);
    return speech.little.anybody.has(one) || /^(?:screen|page|tab|app|button)$/u.test(one);
  }

  function thingOf(said: string, from: number, to: number): SubjectReading {
    const parts = words.slice(from, to + 1).map(({ plain }) => plain);
    const head = parts.at(-1) ?? '';
    const before = parts.slice(0, -1);
    const one = [...before, singularOf(head)].join(' ');
    const whole = nouns.get(parts.join(' ')) ?? nouns.get(one);
    const known = whole ?? nouns.get(head) ?? nouns.get(singularOf(head));
    const many = singularOf(head) === head ? pluralOf(one) : parts.join(' ');
    return {
      value: whole?.one ?? one,
      words: said,
      at: words[from]?.at ?? 0,
      one: whole?.one ?? one,
      many: whole?.many ?? many,
      // A “tie breaker” is a thing, not a person.
      category: known?.category ?? (before[0] ? undefined : personIn(one, speech)),
      known,
    };
  }
}

function openersIn(
  words: readonly Word[],
  segment: Segment,
  acts: readonly Act[],
  speech: Speech,
  { appNouns, forWords }: GrammarSets,
): (readonly [at: number, opener: Opener])[] {
  const found: (readonly [number, Opener])[] = [];
  if (segment.before === 'colon') found.push([segment.from, 'colon']);
  // “Results are entered”
  const passive = words
    .slice(segment.from, segment.to)
    .findIndex(({ plain }) => plain === 'are' || plain === 'get');
  const done = words[segment.from + passive + 1]?.plain ?? '';
  const isKept = [/ed$/u, /d$/u].some((end) => speech.keeps.has(done.replace(end, '')));
  if (passive > 0 && passive < 4 && isKept) found.push([segment.from, 'keep']);
  for (let at = segment.from; at < segment.to; at += 1) {
    const plain = words[at]?.plain ?? '';
    if (speech.little.opening.has(plain)) found.push([at + 1, 'with']);
    // “its a mess” means “it is”.
    const isTheirs =
      speech.little.theirs.has(plain) && !['a', 'an', 'the'].includes(words[at + 1]?.plain ?? '');
    if (isTheirs) found.push([at + 1, 'their']);
    // “an app for dogs and owners”, “keep track of dogs, owners and visits”
    const before = words[at - 1]?.plain ?? '';
    if (
      plain === 'of' ? speech.containers.has(before) : forWords.has(plain) && appNouns.has(before)
    )
      found.push([at + 1, 'for']);
  }
  for (const { verb, verbAt, from, to } of acts)
    if (verbAt >= segment.from && verbAt <= segment.to && from <= to && speech.keeps.has(verb))
      found.push([from, 'keep']);
  return found;
}

function once<Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const key = keyOf(value);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
