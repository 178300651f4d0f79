import { plainly } from '../../interpret/words';
import type { ListedPart, Reading, SaidPart } from '../reading';
import { capital, holderIn, nounOf } from './listed-noun';
import { ownerOf } from './parts-of-app';
import { singularOf } from './noun-phrases';
import type { ReadingWords } from './reading-words';

interface ToldItem {
  name: string;
  value: string;
}

/** A list with self-describing items: buttons, figures, values to choose from, records. */
export interface ToldList {
  as: 'actions' | 'figures' | 'choice' | 'rows';
  /** What the items are: “telescopes”, “condition”; '' if unknown. */
  head: string;
  items: readonly ToldItem[];
  of?: 'price' | 'time' | undefined;
  /** The app has nothing else: “only four buttons”. */
  isAll?: boolean;
  /** Range in the text, in UTF-16 units. */
  at: number;
  end: number;
}

const least = 3;
const longest = 5;
const sentenceEnd = /[.!?](?=\s|$)|\n/u;
const alternative = /\s(?:or|oder|ou|o)\s|\//iu;
const between =
  /\s*(?:,(?!\d)|[;、，])\s*|\s\/\s|(?:,\s*)?\s(?:and|or|und|oder|et|ou|y|o|e|&)\s/giu;

const price =
  /^(.*?)[\s:–-]*((?:[€£$¥₹]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[€£$¥₹]|eur|usd|euros?|kr|zł)(?!\p{L})).*)$/iu;
const clock = /^(.*?)[\s:–-]*\(?(\d{1,2}[:.]\d{2}(?:\s?[ap]m)?|\d{1,2}\s?[ap]m)\)?$/iu;
const figure = /^(\D{3,}?)[\s:]+(\d[\d.,:]*(?:\/\d+|\s?(?:%|°?\p{L}{1,4}))?)$/iu;

const amount = String.raw`(?:[€£$¥₹]\s?\d[\d.,]*\d|[€£$¥₹]\s?\d|\d[\d.,]*\s?[€£$])`;
const named = String.raw`\p{L}*\d*(?:\s(?!(?:are|is|costs?)\s)\p{L}+){0,3}\s(?:(?:is|are|costs?|for)\s)?`;
const runOfPrices = new RegExp(
  String.raw`(?<=^|[.,;:!?]\s|\s(?:are|is|costs?)\s)(?:the\s)?${named}${amount}(?:(?:,|,?\sand)\s(?:the\s)?${named}${amount}){1,7}`,
  'giu',
);
/** Brackets that hold an example, not a list. */
const exemplary =
  /^(?:for example|for instance|e\.?g\.?|i\.?e\.?|like|such as|with|including|about|max|min)\b/iu;
/** “jobs by area: Track, Station” */
const sorted = /\bby\s(?:the\s)?([\p{L}-]{3,})$/iu;

const ofButtons =
  /\bbutton$|\b(?:buttons|schaltflächen|knöpfe|botones|boutons|botões|pulsanti)\b[^,]{0,20}$/iu;
/** Verbs of choosing one value. */
const choosing =
  /\b(?:choos\w+|cho[cs]en?|pick(?:s|ed|ing)?|select\w*|mark(?:s|ed|ing)?|set|sets|flag\w*|rate|rates|status|stat[eu]s|stages?)\b/iu;
const stating =
  /\b(?:mark|set|flag|rate|answer|label|tag|show|sort|class|count|be|is|are)\p{Ll}*\b/iu;
const onScreen = /\b(?:screen|home|page|dashboard|shows?|overview)\b/iu;
const ofLook =
  /\b(?:colou?rs?|palette|style|look|font|theme|tabs?|screens?|pages?|views?|flows?|sections?|features?|name|called)(?:\s\S+){0,2}$/iu;
const isAsked = /\b(?:which|what)\s([\p{L}-]{3,})/iu;

function placesIn(
  text: string,
): { lead: string; body: string; at: number; isAs: boolean; isEtc: boolean; isRun: boolean }[] {
  const leadTo = (at: number) => text.slice(0, at).split(sentenceEnd).at(-1) ?? '';
  const brackets = [...text.matchAll(/\(([^()\n]{5,240})\)?/gu)].map((found) => ({
    at: found.index + 1,
    body: found[1] ?? '',
  }));
  // “Dorm bed is 28 €, private room 75 € and half board is 32 €”
  const priced = [...text.matchAll(runOfPrices)].map((found) => ({
    at: found.index,
    body: found[0],
    isRun: true,
  }));
  const flat = text.replaceAll(/\([^()\n]*\)?/gu, (all) => ' '.repeat(all.length));
  const colons = [text, flat].flatMap((from) =>
    [...from.matchAll(/[:：]\s+/gu)].map((found) => {
      const at = found.index + found[0].length;
      return { at, body: text.slice(at).split(/[.!?](?=\s|$)|\n|[():;]\s|\)/u)[0] ?? '' };
    }),
  );
  const others = [
    ...[...text.matchAll(/\b(as|either|such as|like|namely)\s+(?=[^.;:!?()\n]*,)/giu)].map(
      (found) => {
        const at = found.index + found[0].length;
        return { at, body: upToLast(text.slice(at)), as: found[1] };
      },
    ),
    ...[...text.matchAll(/([^.;:!?()\n]+?),?\setc\b/giu)].map((found) => {
      const body = /(?:[^,\s]+(?:\s[^,\s]+){0,2},\s*)+[^,]+$/u.exec(found[1] ?? '')?.[0] ?? '';
      return { at: found.index + (found[1] ?? '').length - body.length, body, as: undefined };
    }),
  ];
  return [...brackets, ...colons, ...others, ...priced].map((place) => ({
    ...place,
    isRun: 'isRun' in place,
    lead: leadTo(place.at)
      .replace(/\s(?:are|is|costs?)\s*$/iu, '')
      .replace(/[(:：\s]+$|\s(?:as|such as|like|either|namely)\s*$/giu, ''),
    isAs: 'as' in place && place.as === 'as',
    isEtc: 'as' in place && place.as === undefined,
  }));
}

const upToLast = (text: string): string =>
  /^(?:[^,.;:!?()\n]{1,30},\s*)+?(?:(?:and|or)\s)?[^,.;:!?()\n]{1,30}?\s(?:and|or)\s[^,.;:!?()\n]{1,30}?(?=[,.;!?)\n]|$)/iu.exec(
    text,
  )?.[0] ??
  /^(?:[^,.;:!?()\n]{1,30},\s*)+[^,.;:!?()\n]{1,30}(?=[.;!?)\n]|$)/u.exec(text)?.[0] ??
  '';

const itemsOf = (body: string): string[] =>
  (body.includes(',') ? body.split(between) : body.split(/\s*\/\s*|\s(?:or|oder|ou|o)\s/iu))
    .map((item) => item.replace(/^(?:(?:and|or|the|an?)\s)+|\s*\betc\b\.?$/giu, '').trim())
    .filter(Boolean);

export function toldIn(
  text: string,
  words: ReadingWords,
  isOpen: (from: number, to: number) => boolean,
): ToldList[] {
  const told: ToldList[] = [];
  for (const { lead, body, at, isAs, isEtc, isRun } of placesIn(text)) {
    const end = at + body.length;
    const all = itemsOf(body);
    // “stuff to each other, drill, ladder etc.”
    if (isEtc && words.speech.little.prepositions.has(plainly(all[0] ?? '').split(' ')[0] ?? ''))
      all.shift();
    const isShort = all.every((item) => item.split(/\s+/u).length <= longest && item.length <= 40);
    const isFree = told.every((list) => end <= list.at || at >= list.end) && isOpen(at, end);
    if (!isShort || !isFree || all.length < 2 || ofLook.test(lead) || exemplary.test(body))
      continue;
    const match = (pattern: RegExp) =>
      all.map((item) => {
        const [, name = '', value = ''] = pattern.exec(item) ?? [];
        return { name: name.trim(), value: value.trim() };
      });
    const count = (items: readonly ToldItem[]) => items.filter(({ value }) => value).length;
    const [priced, timed, counted] = [match(price), match(clock), match(figure)];
    const plain = all.map((name) => ({ name, value: '' }));
    const head = isAs || isEtc ? '' : headOf(lead, words);
    const add = (
      as: ToldList['as'],
      items: readonly ToldItem[],
      of?: ToldList['of'],
      called = head,
    ) => {
      told.push({ as, head: called, items, of, at, end });
    };
    const isNamed = (items: readonly ToldItem[]) => items.every(({ name }) => /\p{L}/u.test(name));
    const [, by] = sorted.exec(lead) ?? [];
    if (count(priced) === all.length && isNamed(priced))
      // Prices without a noun are a list of their own, not names of the subject.
      add('rows', priced.map(bare), 'price', head || (isRun ? 'prices' : ''));
    else if (count(priced) === all.length && all.length >= least) add('choice', plain);
    else if (count(timed) === all.length && isNamed(timed)) add('rows', timed, 'time');
    else if (ofButtons.test(lead)) {
      add('actions', plain);
      told.at(-1)!.isAll = /\b(?:only|just|nothing but|nur|solo|seulement)\b/iu.test(lead);
    } else if (count(counted) * 3 >= all.length * 2 && onScreen.test(lead) && all.length >= least)
      add(
        'figures',
        counted.map((item, index) => (item.value ? item : plain[index]!)),
      );
    else if (all.length < least) continue;
    else if (by) add('choice', plain, undefined, by);
    else if (choosing.test(lead) && head && !plural(head) && isOfNames(all, words))
      add('choice', plain);
    else if (isAs && alternative.test(body) && stating.test(lead)) add('choice', plain);
    else if (all.some((item) => words.isFact(item))) continue;
    else if (isAsked.test(lead) && isNamed(plain)) add('rows', plain);
    else if (head && (alternative.test(body) || choosing.test(lead)) && !plural(head))
      add('choice', plain);
    else if (isEtc) add('rows', plain);
    else if (isOfNames(all, words))
      // “collect it at my stall: Cheddar, Brie”: examples of the subject.
      add('rows', plain, undefined, plural(head) ? head : '');
  }
  return told.toSorted((a, b) => a.at - b.at);
}

/** “Dorm bed is” 28 € */
const bare = ({ name, value }: ToldItem): ToldItem => ({
  name: name.replace(/\s(?:is|are|costs?|for)$|^the\s/giu, ''),
  value,
});

const plural = (head: string): boolean => {
  const last = head.split(' ').at(-1) ?? '';
  return singularOf(last) !== last;
};

/** Capitals mark names, except in German, where all nouns have them. */
const isOfNames = (items: readonly string[], { sets }: ReadingWords): boolean =>
  !sets.articles.has('der') &&
  items.filter((item) => /^(?:\p{Lu}|\d.*\p{L})/u.test(item)).length * 3 >= items.length * 2;

/** Finds the noun before a list: “Members reserve the telescopes”, “which job they have this week”. */
function headOf(lead: string, { sets, speech }: ReadingWords): string {
  const clause = lead.split(/[,;:(]\s*/u).at(-1) ?? '';
  const [, asked] = isAsked.exec(clause) ?? [];
  if (asked) return asked;
  const typed = clause.trim().split(/\s+/u);
  const isStop = (word: string) =>
    !/\p{L}/u.test(word) ||
    sets.articles.has(word) ||
    sets.closed.has(word) ||
    speech.little.prepositions.has(word) ||
    speech.little.quantity.has(word);
  const run: string[] = [];
  for (let at = typed.length - 1; at >= 0 && run.length < longest - 2; at -= 1) {
    const word = typed[at] ?? '';
    const key = plainly(word);
    if (isStop(key)) break;
    const isDone = speech.bases.has(key) && (at === 0 || speech.verbs.has(speech.bases.get(key)!));
    if (run.length > 0 && isDone) break;
    run.unshift(word);
  }
  return run.join(' ');
}

export function withTold<Said extends Pick<Reading, 'facts' | 'parts' | 'subjects'>>(
  said: Said,
  told: readonly ToldList[],
  { nouns, speech, lists }: ReadingWords,
  status: string,
  text: string,
): Said & Pick<Reading, 'parts' | 'facts' | 'listed' | 'owner' | 'isBare'> & { told: SaidPart[] } {
  const home: SaidPart[] = [];
  const facts: string[] = [];
  const parts: ListedPart[] = [];
  let listed: Reading['listed'];
  let owner: string | undefined;
  for (const { as, head, items, of, at, isAll } of told) {
    const names = items.map(({ name }) => name);
    const values = items.map(({ value }) => value);
    switch (as) {
      case 'actions':
        home.push({ as, texts: names });
        if (isAll) owner = ownerOf(text.split(/\b(?:that|which|with)\b|[,.:;]/u)[0] ?? '');
        break;
      case 'figures':
        home.push({ as, texts: names, values });
        break;
      case 'choice':
        if (names.some((name) => name.includes(','))) break;
        facts.push(`${head || status} (${names.join(', ')})`);
        break;
      case 'rows': {
        const all = plainly(head || 'item').split(' ');
        const isHeld = lists !== undefined && holderIn(speech, lists)(all.at(-1) ?? '');
        const { noun, isSure } = nounOf(all, nouns, isHeld, false, speech);
        const rows = { items: names, ...(of ? { values, of } : {}) };
        if (!head || noun.one === said.subjects[0]?.one) listed = { as: 'rows', ...rows };
        else
          parts.push({
            title: capital(plural(head) || isHeld ? head : noun.many),
            at,
            noun,
            isSure,
            isAct: false,
            within: names,
            ...(of ? { values, of } : {}),
            isOfFacts: false,
          });
        break;
      }
    }
  }
  return {
    ...said,
    facts: [...facts, ...said.facts],
    parts: [...(said.parts ?? []), ...parts],
    listed,
    told: home,
    ...(owner === undefined ? {} : { owner, isBare: true }),
  };
}
