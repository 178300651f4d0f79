import type { Word } from '../../interpret/words';
import type { ActReading } from '../reading';
import { objectOf } from './act-object';
import type { GrammarSets } from './noun-phrases';
import type { Segment } from './segments';
import type { Speech } from './speech';
import type { Tags } from './tags';
import { verbAt } from './verb-at';

export interface Act extends ActReading {
  /** Index of the verb, and of the first and last word of the object; `from > to` without an object. */
  verbAt: number;
  from: number;
  to: number;
}

const most = 12;

/** Finds acts by English grammar: “to request a mow”, “owners book a walker”, “for scheduling visits”. */
export function actsIn(
  text: string,
  words: readonly Word[],
  segments: readonly Segment[],
  tags: Tags,
  sets: GrammarSets,
  speech: Speech,
  open: (at: number) => boolean,
  isKind: (at: number) => boolean,
): { acts: Act[]; verbs: ReadonlySet<number>; told: ReadonlySet<number> } {
  const acts: Act[] = [];
  const told = new Set<number>();
  const verbs = new Set<number>();
  // Quoted names act as nouns: “the cook opens "Pots"”, “"Pots" lists jars”.
  const closed = words.flatMap((_, at) => (open(at) ? [] : [at]));
  const nouns = new Set([...tags.noun, ...closed]);
  const person = new Set([...tags.person, ...closed]);
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
      const base = verbAt(text, words, sets, speech, at, { ...place, person, nouns });
      if (base === undefined) continue;
      verbs.add(at).add(start);
      if (speech.asks.has(base)) continue;
      const teller = words[start - 1]?.plain ?? '';
      if (['i', 'we', 'ive', 'im'].includes(teller) && speech.stories.has(base)) continue;
      if (base === 'keep' && words[at + 1]?.plain === 'track') continue;
      hasVerb = true;
      const object = objectOf(words, sets, speech, at, segment.to);
      const said = text.slice(words[object.from]?.at ?? 0, words[object.to]?.end ?? 0);
      const isPronoun =
        object.from === object.to && speech.little.pronouns.has(words[object.from]?.plain ?? '');
      const isApp = sets.appNouns.has(words[object.to]?.plain ?? '') && at < 6;
      if (isApp && object.from <= object.to) continue;
      // Skips what a screen does: “"Pots" lists jars”, “tapping opens "Pot"”.
      if (at > segment.from && (!open(at - 1) || !open(object.from))) continue;
      const where = words[start]?.at ?? 0;
      const what = isPronoun || object.from > object.to ? '' : said;
      const prefix = isTied ? `${words[start]?.plain}-` : '';
      const verb = `${prefix}${base}`;
      if (!what && verb.length < 4) continue;
      if (isDescription(start)) {
        for (let each = start; each <= segment.to; each += 1) told.add(each);
        continue;
      }
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
  return { acts: distinct(acts).slice(0, most), verbs, told };

  /** Tells descriptions from acts: “a pottery that sells out”, “people who close apps”, “before he touches the door”. */
  function isDescription(start: number): boolean {
    const relative = words[start - 1]?.plain ?? '';
    const before = words[start - 2]?.plain ?? '';
    if (/^(?:s?he|it)$/.test(relative) && speech.little.clauses.has(before)) return true;
    if (relative === 'who') return ['people', 'anyone', 'everyone', 'those'].includes(before);
    if (relative !== 'that' && relative !== 'which') return false;
    return isKind(start - 2) || !(sets.appNouns.has(before) || person.has(start - 2));
  }
}

function distinct(acts: readonly Act[]): Act[] {
  const seen = new Set<string>();
  return acts.filter(({ value }) => {
    const key = value.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
