import type { Word } from '../../interpret/words';
import type { ActReading } from '../reading';
import { singularOf, type GrammarSets } from './noun-phrases';
import type { Segment } from './segments';
import type { Speech } from './speech';
import type { Tags } from './tags';

/** An act with the words that it stands in. */
export interface Act extends ActReading {
  /** Index of its verb, and of the first and last word of its object; `from > to` without one. */
  verbAt: number;
  from: number;
  to: number;
}

const most = 12;
const longestObject = 6;

/** After these a base form is a verb. */
const modal: ReadonlySet<string> = new Set(
  'can could should will would must may might to i we you they people users lets let helps help please just and'.split(
    ' ',
  ),
);
const between: ReadonlySet<string> = new Set(
  'me us you them people users everyone easily quickly just also then only i we they simply'.split(
    ' ',
  ),
);
const clauseWords: ReadonlySet<string> = new Set(
  'that which so because while before after without by via using through during as until once than but then who whose'.split(
    ' ',
  ),
);
const prepositions: ReadonlySet<string> = new Set(
  'for with to from in at on near into onto against around over between under'.split(' '),
);
const particles: ReadonlySet<string> = new Set('up in out off on back ahead down'.split(' '));
const pronouns: ReadonlySet<string> = new Set(
  'it them this that these those him her me us you one something everything things stuff anything'.split(
    ' ',
  ),
);
const possessives: ReadonlySet<string> = new Set('my our your their his its'.split(' '));

/** What people do in the app, by English grammar: “to request a mow”, “owners book a walker”, “for scheduling visits”. */
export function actsIn(
  text: string,
  words: readonly Word[],
  segments: readonly Segment[],
  tags: Tags,
  sets: GrammarSets,
  speech: Speech,
  open: (at: number) => boolean,
): { acts: Act[]; verbs: ReadonlySet<number> } {
  const acts: Act[] = [];
  const verbs = new Set<number>();
  const { noun: nouns, person } = tags;
  for (const segment of segments) {
    let first = true;
    let hasVerb = false;
    for (let at = segment.from; at <= segment.to; at += 1) {
      if (!open(at)) continue;
      const follows = acts.at(-1);
      const goesOn =
        first &&
        (segment.before === 'comma' || segment.before === 'and') &&
        follows !== undefined &&
        words[follows.verbAt]?.sentence === segment.sentence;
      const isItem = first && (segment.before === 'colon' || segment.before === 'dash');
      first = false;
      const isTied = at > segment.from && text[words[at - 1]?.end ?? 0] === '-';
      const start = isTied ? at - 1 : at;
      const place = {
        segment,
        start,
        hasVerb,
        goesOn: goesOn || (isTied && start === segment.from),
        isItem,
      };
      const base = verbAt(words, sets, speech, at, { ...place, person, nouns });
      if (base === undefined) continue;
      verbs.add(at).add(start);
      if (speech.asks.has(base)) continue;
      const teller = words[start - 1]?.plain ?? '';
      if (['i', 'we', 'ive', 'im'].includes(teller) && speech.stories.has(base)) continue;
      if (base === 'keep' && words[at + 1]?.plain === 'track') continue;
      hasVerb = true;
      const object = objectOf(words, sets, speech, at, segment.to);
      const said = text.slice(words[object.from]?.at ?? 0, words[object.to]?.end ?? 0);
      const isPronoun = object.from === object.to && pronouns.has(words[object.from]?.plain ?? '');
      const isApp = sets.appNouns.has(words[object.to]?.plain ?? '') && at < 6;
      if (isApp && object.from <= object.to) continue;
      const where = words[start]?.at ?? 0;
      const what = isPronoun || object.from > object.to ? '' : said;
      const prefix = isTied ? `${words[start]?.plain}-` : '';
      const verb = `${prefix}${base}`;
      if (!what && verb.length < 4) continue;
      acts.push({
        value: what ? `${verb} ${what}` : verb,
        words: text.slice(where, words[Math.max(at, object.to)]?.end ?? where),
        at: where,
        verb,
        object: what,
        verbAt: start,
        from: object.from,
        to: object.to,
      });
    }
  }
  return { acts: distinct(acts).slice(0, most), verbs };
}

interface Place {
  segment: Segment;
  /** Index of the first word of the verb: that of “pre” in “pre-order”. */
  start: number;
  goesOn: boolean;
  /** An earlier word of the part is a verb. */
  hasVerb: boolean;
  isItem: boolean;
  person: ReadonlySet<number>;
  nouns: ReadonlySet<number>;
}

/** The base form of a word that is a verb where it stands. */
function verbAt(
  words: readonly Word[],
  sets: GrammarSets,
  speech: Speech,
  at: number,
  { segment, start, goesOn, hasVerb, isItem, person, nouns }: Place,
): string | undefined {
  const word = words[at];
  if (!word) return undefined;
  const { plain } = word;
  let cue = start - 1;
  while (cue > segment.from && between.has(words[cue]?.plain ?? '')) cue -= 1;
  const before = cue >= segment.from ? (words[cue]?.plain ?? '') : '';
  const last = start > segment.from ? (words[start - 1]?.plain ?? '') : '';
  const base = speech.bases.get(plain);
  if (base === undefined) {
    // “to mow”: no noun of the word list follows “to” bare.
    const isUnknownVerb =
      (last === 'to' || last === 'can') &&
      /^[a-z]{3,}[^s]$/u.test(plain) &&
      !nouns.has(at) &&
      !sets.closed.has(plain) &&
      !sets.articles.has(plain) &&
      !sets.adjectives.has(plain) &&
      !sets.generic.has(plain);
    return isUnknownVerb ? plain : undefined;
  }
  const next = at < segment.to ? words[at + 1] : undefined;
  const opensObject =
    next !== undefined &&
    (sets.articles.has(next.plain) ||
      sets.adjectives.has(next.plain) ||
      nouns.has(at + 1) ||
      speech.questions.has(next.plain) ||
      particles.has(next.plain) ||
      pronouns.has(next.plain));
  if (plain.endsWith('ing') && plain !== base) {
    if (['are', 'is', 'am', 'be'].includes(last)) return base;
    const isFor = ['for', 'of', 'by', 'about', 'with', 'without'].includes(last);
    return (isFor || (last === '' && (goesOn || at === segment.from))) && (opensObject || goesOn)
      ? base
      : undefined;
  }
  if (plain === base) {
    if (['to', 'can', 'could', 'should', 'will', 'must', 'may', 'who'].includes(last)) return base;
    if (modal.has(before) || between.has(last)) return base;
    if (isActor(words, person, start - 1, segment.from) && !hasVerb)
      return opensObject || !nouns.has(at) || (next !== undefined && loose.has(next.plain))
        ? base
        : undefined;
    if (
      isHelped(words, start, segment.from) &&
      (opensObject || prepositions.has(next?.plain ?? ''))
    )
      return base;
    if (start !== segment.from) return undefined;
    // “lift engineers”, “volunteer rota”: a noun before another.
    const isPlain = speech.verbs.has(base) || sets.articles.has(next?.plain ?? '');
    if (segment.before === 'start')
      return opensObject && (isPlain || !nouns.has(at + 1)) ? base : undefined;
    // “practice nights” in a list is a noun.
    const isNoun = nouns.has(at) || (isItem && next !== undefined && !speech.verbs.has(base));
    if (isNoun && !sets.articles.has(next?.plain ?? '')) return undefined;
    if (goesOn || isItem) return opensObject || (next === undefined && goesOn) ? base : undefined;
    return opensObject && next !== undefined && sets.articles.has(next.plain) ? base : undefined;
  }
  // “the customer shares a location, sees a price”, “our choir needs an app”.
  if (plain.endsWith('s') && !nouns.has(at) && opensObject && (goesOn || speech.asks.has(base)))
    return base;
  // “who rings on Sunday”, “a nurse checks the bed”.
  return ['who', 'that', 'which'].includes(last) ||
    (opensObject && !hasVerb && person.has(start - 1))
    ? base
    : undefined;
}

/** “lets clinics find doctors”: the verb of those whom the app helps. */
function isHelped(words: readonly Word[], at: number, start: number): boolean {
  for (let before = at - 1; before >= Math.max(start, at - 8); before -= 1)
    if (helping.has(words[before]?.plain ?? '')) return before < at - 1;
  return false;
}

const helping: ReadonlySet<string> = new Set('lets let helps help helping letting have'.split(' '));

/** Several people do it: “carers record fluids”, “midwives on the labour ward note contractions”. */
function isActor(
  words: readonly Word[],
  person: ReadonlySet<number>,
  at: number,
  start: number,
): boolean {
  const isMany = (index: number) => {
    const { plain = '' } = words[index] ?? {};
    return person.has(index) && (singularOf(plain) !== plain || irregular.has(plain));
  };
  if (at < start) return false;
  if (isMany(at)) return true;
  return isMany(start) && ['on', 'in', 'at', 'from', 'of'].includes(words[start + 1]?.plain ?? '');
}

const irregular: ReadonlySet<string> = new Set(
  'people staff folks women men children parents everyone'.split(' '),
);
const loose: ReadonlySet<string> = new Set('last next more new what who how when off'.split(' '));

/** Index of the first and last word of what is done to something. */
function objectOf(
  words: readonly Word[],
  sets: GrammarSets,
  speech: Speech,
  verb: number,
  end: number,
): { from: number; to: number } {
  let from = verb + 1;
  while (from <= end && possessives.has(words[from]?.plain ?? '')) from += 1;
  const isClause = speech.questions.has(words[from]?.plain ?? '');
  let to = from - 1;
  for (let at = from; at <= end && at < from + longestObject; at += 1) {
    const plain = words[at]?.plain ?? '';
    if (!isClause) {
      if (clauseWords.has(plain) || (speech.questions.has(plain) && at > from)) break;
      const isEmpty = to < from || (to === from && particles.has(words[from]?.plain ?? ''));
      if (prepositions.has(plain) && !isEmpty) break;
    }
    to = at;
  }
  const mayNotEnd = (plain: string) =>
    sets.articles.has(plain) ||
    (prepositions.has(plain) && !particles.has(plain)) ||
    ['of', 'and', 'or', 'per', 'about', 'is', 'are'].includes(plain);
  while (to >= from && mayNotEnd(words[to]?.plain ?? '')) to -= 1;
  return { from, to };
}

/** Each verb and object once. */
function distinct(acts: readonly Act[]): Act[] {
  const seen = new Set<string>();
  return acts.filter(({ value }) => {
    const key = value.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
