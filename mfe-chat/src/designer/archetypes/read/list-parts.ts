import type { KnownFields } from '../../../content/fact-values.schema';
import { plainly } from '../../interpret/words';
import { fieldKey } from '../asked/field-key';
import type { ListedPart, Reading } from '../reading';
import { capital, holderIn, nounOf } from './listed-noun';
import { singularOf } from './noun-phrases';
import type { ReadingWords } from './reading-words';

interface Piece {
  text: string;
  at: number;
  brackets: string;
}

/** A part of the app, a fact, a question or a bare “line” that may be a fact, or a feature. */
interface Item {
  as: 'part' | 'fact' | 'question' | 'feature';
  part: ListedPart;
  isHeld?: boolean;
}

const least = 3;
const longest = 5;
/** Scales with more steps are numbers. */
const mostSteps = 7;
/** The label names its values: “colour (light, amber)”. */
const namesValues = (label: string): boolean => / \(.*,/u.test(label);
const ends = /[.!?;:\n–—]+(?=\s|$)|\s-+\s/gu;
const among = /[,;]|\/(?!.*,)|\s(?:and|or)\s/u;
/** “clients’ ”, “dog's ” */
const owner = /^\S+(?:s['’]|['’]s)\s(?=\S)/u;
const apostrophe = `(?:['’]\\w+)?`;

const oneOf = (words: readonly string[], before: string, after: string): RegExp =>
  new RegExp(`${before}(?:${words.join('|')})${after}`, 'iu');

/** Splits at commas, at the last “and”, and at a short slash: “fed/walked”. */
function piecesOf(text: string, from: number): Piece[] {
  const plain = text.replaceAll(/\([^)]*\)?/gu, (all) => ' '.repeat(all.length));
  return [...plain.matchAll(/[^,]+/gu)].flatMap(({ 0: all, index }, at) => {
    const isWord = /^\s*\w+(?:\/\w+)+\s*$/u.test(all);
    const parts = [...all.matchAll(isWord ? /[^/]+/gu : /.+?(?=\s(?:and|plus|&|\+)\s|$)/gu)];
    const isJoined = parts.every((part) => part[0].trim().split(/\s+/u).length < 4 || at > 1);
    return (isJoined ? parts : [{ 0: all, index: 0 }]).map((part) => {
      const start = index + part.index;
      const said = part[0].replace(/^\s(?:and|plus|&|\+)\s/u, (joint) => ' '.repeat(joint.length));
      return {
        text: said,
        at: from + start,
        brackets: /\(([^)]*)/u.exec(text.slice(start, start + said.length))?.[1] ?? '',
      };
    });
  });
}

/** Reads lists of at least three short items, most of which name something. */
function listsIn(
  text: string,
  { nouns, sets, speech, isFact, lists }: ReadingWords & Required<Pick<ReadingWords, 'lists'>>,
  isKept: (label: string, isCounted?: boolean) => boolean,
  isFeature: (from: number, to: number) => boolean,
): { parts: ListedPart[]; facts: { label: string; at: number }[] } {
  const words = lists!;
  const lead = oneOf(
    [...words.leads, String.raw`to \w+`],
    String.raw`^(?:.*?\s)?`,
    String.raw`\s+(?=\S)`,
  );
  const looks = oneOf(words.looks, String.raw`\b`, String.raw`\b`);
  const opening = oneOf([...words.opens, ...sets.articles], '^(?:', String.raw`\s+)+`);
  const article = oneOf([...sets.articles], String.raw`\s`, String.raw`\s`);
  const tail = oneOf(words.cuts, String.raw`\s`, String.raw`${apostrophe}\s.*$`);
  const clause = oneOf(words.clauses, '^', String.raw`${apostrophe}\s`);
  const end = oneOf(words.ends, String.raw`\s`, '$');
  const isDone = oneOf([...words.done, String.raw`\w{2,}[^e]ed`], '^', '$');
  const each = oneOf(
    words.each,
    String.raw`\b`,
    String.raw`\s\S+(?:\s\S+)?\s(?:${words.leads.join('|')})\s`,
  );
  const sorting = oneOf(
    words.sorts,
    String.raw`^(?:.*\s)?`,
    String.raw`\s(?:\S+\s){0,3}by\s+(?=\S)`,
  );
  const entering = oneOf(words.enters, '^', String.raw`\s(?!.*\s(?:with|to|for)\s)`);
  const isHolder = holderIn(speech, words);

  const parts: ListedPart[] = [];
  const facts: { label: string; at: number }[] = [];
  let from = 0;
  let before = '';
  for (const stop of [...text.matchAll(ends), { 0: '', index: text.length }]) {
    const sentence = text.slice(from, stop.index);
    const pieces = looks.test(/^[^,]*/u.exec(sentence)?.[0] ?? '') ? [] : piecesOf(sentence, from);
    // “I want a logbook. Country, line, year closed”
    const isLog = isHolder(plainly(before).split(' ').at(-1) ?? '');
    before = sentence;
    from = stop.index + stop[0].length;
    const all = pieces.flatMap((piece, index) => itemOf(piece, index === 0) ?? []);
    const items = all.filter(({ as }) => as !== 'question');
    const kept = items.filter(({ as }) => as === 'fact').length;
    const sure = items.filter(
      ({ as, part }) => as === 'part' && (part.isAct || part.isSure),
    ).length;
    const drawn = items.filter(({ as }) => as === 'feature').length;
    // “Each kennel shows the animal, its next meds and obs”
    const isOfRecord =
      [each, sorting].some((lead) => lead.test(pieces[0]?.text ?? '')) ||
      kept * 2 > items.length - drawn ||
      (kept > 1 && (isLog || kept > sure));
    const long = isOfRecord ? all : items;
    const isList = long.length >= least || items.some(({ part }) => part.within.length > 0);
    if (!isList || long.length * 2 < pieces.length || (!isOfRecord && isOfOneSort(items))) continue;
    for (const { as, part, isHeld = false } of all) {
      // “Food list (ok / careful / avoid)” is a list of its own.
      const isOwn = part.isAct || isHeld || (part.isOfFacts && part.within.length > 0);
      if (as === 'fact' || (isOfRecord && !isOwn && as !== 'feature'))
        facts.push({
          label: part.within.length > 0 ? `${part.title} (${part.within.join(', ')})` : part.title,
          at: part.at,
        });
      else if (as === 'part' && (isOwn || !isOfRecord)) parts.push(part);
    }
  }
  return { parts, facts };

  function itemOf({ text: piece, at, brackets }: Piece, isFirst: boolean): Item | undefined {
    let typed = piece.trimStart();
    if (isFirst) typed = typed.replace(sorting, '');
    while (isFirst || clause.test(typed)) {
      const led = lead.exec(typed)?.[0] ?? '';
      if (!led) break;
      typed = typed.slice(led.length);
    }
    if (clause.test(`${typed} `)) return undefined;
    const open = typed.replace(opening, '').replaceAll(/\s+/gu, ' ').trim();
    // “put in nitrate”, “my clients’ colour formulas”
    const entered = open.replace(entering, '');
    const isAsked = speech.questions.has(/^[a-z]+/u.exec(entered.toLowerCase())?.[0] ?? '');
    const bare = entered.replace(owner, '');
    const question = (title: string): Item => ({
      as: 'question',
      part: {
        title: capital(title),
        at: at + Math.max(0, piece.indexOf(title)),
        noun: { one: '', many: '', category: undefined, known: undefined },
        isSure: false,
        isAct: false,
        within: [],
        isOfFacts: false,
      },
    });
    if (isAsked) return question(entered);
    const [kept = ''] =
      oneOf(words.amounts, '^', String.raw`s?\sof\s(?:\S+\s?){1,2}`).exec(bare) ?? [];
    const cut = ` ${bare}`.replace(tail, '').replace(end, '').replace(/\sof$/u, '').trim();
    const [holder = '', held] = cut.split(/\sof\s/u);
    const isOf = held !== undefined && isHolder(plainly(holder));
    // “wishlist of ones still to see”
    const isOfAny = isOf && words.anything.includes(plainly(held).split(' ')[0] ?? '');
    const full = kept.trim() || (isOfAny ? holder : isOf ? held.replace(opening, '') : cut);
    // “condition 1-5”
    const [scale = '', lowest = 0, highest = 0] = /\s(\d+)\s?[-–]\s?(\d+)$/u.exec(full) ?? [];
    const steps = Number(highest) - Number(lowest) + 1;
    const said = full.slice(0, full.length - scale.length);
    const all = plainly(said).split(' ');
    const [first = ''] = all;
    const last = all.at(-1) ?? '';
    const isAlone = all.length === 1;
    const isPast = !isAlone && isDone.test(last);
    const head = (isPast ? all.at(-2) : last) ?? '';
    const isBase = (word: string) => speech.bases.get(word) === word;
    // “everyone sees it” is a sentence, not a name.
    const isTold = all.some(
      (word) =>
        speech.little.anybody.has(singularOf(word)) ||
        speech.little.pronouns.has(word) ||
        (/[^s]s$/u.test(word) && speech.bases.has(word) && !isBase(word) && !nouns.has(word)),
    );
    if (all.length > longest || !/\p{L}{2}/u.test(said) || isTold) return undefined;
    const second = all[1] ?? '';
    // “see the price go up” is neither a fact nor a part.
    if (!isAlone && words.leads.includes(first)) return undefined;
    // “food (ok / careful / avoid)” offers a choice.
    const isChoice = !brackets.includes(',') && /\/|\sor\s/u.test(brackets);
    const isAct =
      !isAlone &&
      !isChoice &&
      isBase(first) &&
      // “score out of 100”
      !isKept(first, true) &&
      !nouns.has(all.join(' ')) &&
      (speech.verbs.has(first) || speech.little.particles.has(second) || sets.articles.has(second));
    const isEmpty =
      sets.adjectives.has(head) ||
      (words.ofApp.includes(singularOf(head)) && !isKept(head, true)) ||
      (isAlone &&
        (isDone.test(head) ||
          sets.closed.has(head) ||
          (isBase(head) && !nouns.has(head) && !isFact(head) && !isKept(head)) ||
          ((sets.generic.has(head) || speech.parts.has(head)) && !isFact(head))));
    const inside = brackets
      .split(among)
      .map((each) => each.replace(/^(?:and|or)\s|\s*\betc\b\.?/giu, '').trim())
      .filter((each) => each && each.split(' ').length < longest);
    const isScale = scale !== '' && steps > 1 && steps <= mostSteps;
    const within = isScale
      ? Array.from({ length: steps }, (_, step) => String(Number(lowest) + step))
      : inside.length > 1
        ? inside
        : [];
    // “trade with others” is an act.
    if (isAlone && isBase(head) && speech.verbs.has(head) && / (?:with|to)\s/u.test(bare))
      return undefined;
    if (isEmpty && within.length === 0) {
      // “Country, line, year closed”: a line is not a part of an app, but a fact beside others.
      const isThing = isAlone && singularOf(head) === head && !isBase(head);
      const start = at + Math.max(0, piece.indexOf(said));
      const isPart = speech.parts.has(head) || isFeature(start, start + said.length);
      return isThing && sets.generic.has(head) && !isPart ? question(said) : undefined;
    }
    const isOne = singularOf(head) === head;
    const isHeld = isHolder(head);
    const isOfFacts = isChoice || within.filter(isFact).length * 2 > within.length;
    const part: ListedPart = {
      title: capital(isAct ? said.replace(article, ' ') : said),
      at: at + Math.max(0, piece.indexOf(said.slice(0, 4))),
      ...nounOf(isAct ? all.slice(1) : all, nouns, !isAct && isHolder(head), isPast, speech),
      within:
        isAct && within.length > 0
          ? [`${capital(all.slice(1).join(' '))} (${within.join(', ')})`]
          : isChoice && isHeld
            ? [`Status (${within.join(', ')})`]
            : within,
      isOfFacts: isOfFacts || isAct,
      isAct,
    };
    const isValued =
      within.length > 0 && (isChoice || !isOfFacts) && isOne && !isHeld && !part.isSure;
    const isOfRecord =
      / or /u.test(said) ||
      (isValued && !isWare(part)) ||
      (isOne && !isHeld
        ? isFact(head) || isKept(said)
        : isAlone && (isFact(head) || isKept(said, true)));
    if (
      kept ||
      scale !== '' ||
      bare !== entered ||
      (isPast && isOne) ||
      /^[A-Z]{2,4}$/u.test(said) ||
      (!isAct && isOfRecord)
    )
      return { as: 'fact', part };
    const isDrawn = isFeature(part.at, part.at + said.length);
    return { as: isDrawn ? 'feature' : 'part', part, isHeld: isAlone && isHeld };
  }

  /** “borrow drills, sanders and ladders”: examples of the subject. */
  function isOfOneSort(items: readonly Item[]): boolean {
    const known = items.flatMap(({ part }) => part.noun.category ?? []);
    return known.length > 1 && new Set(known).size === 1 && known.length * 2 >= items.length;
  }

  function isWare({ noun }: ListedPart): boolean {
    return words.wares.includes(noun.one);
  }
}

const bareOf = (label: string) => label.toLowerCase().replace(/ ?\(.*$/u, '');
const isSame = (whole: string, part: string): boolean => bareOf(whole).includes(bareOf(part));

export function withParts(
  said: Reading,
  text: string,
  known: ReadingWords,
  fields: KnownFields,
): Reading {
  // The sentence is English, but the app's language has no list rules.
  if (!known.lists) return said;
  const isKept = (label: string, isCounted = false) => {
    const key = fieldKey(label);
    return Object.hasOwn(fields, key) && (!isCounted || 'numbers' in (fields[key] ?? {}));
  };
  const { parts: listed, facts } = listsIn(text, known, isKept, (from, to) =>
    said.brief.features.some(
      ({ at, words }) => at >= from && at <= from + 1 && at + words.length >= to,
    ),
  );
  // “A student house, it’s Maya, Tom, Ife and Jonas” has no screens of Tom.
  const isName = (at: number, category: string | undefined) =>
    category === undefined &&
    /^\p{Lu}\p{Ll}/u.test(text.slice(at)) &&
    !/(?:^|[.!?])\s*$/u.test(text.slice(0, at));
  const lower = listed.filter(({ at, noun }) => !isName(at, noun.category));
  const areNames = listed.length - lower.length > 1 && said.tabs.length + said.screens.length === 0;
  const parts = areNames ? lower : listed;
  const menu = parts.find(
    ({ noun, within }) => within.length > 0 && known.lists?.wares.includes(noun.one),
  );
  const isIn = (place: number, { at, title }: Pick<ListedPart, 'at' | 'title'>) =>
    place >= at - 4 && place < at + title.length;
  // “Request supplies” is an act; “grade” is a fact of a climb.
  const isFact = (place: number) =>
    facts.some(({ label, at }) => isIn(place, { at, title: label }));
  const named = said.subjects.filter(
    ({ at, category }) =>
      !(areNames && isName(at, category)) &&
      !isFact(at) &&
      !parts.some((part) => part.isAct && isIn(at, part)),
  );
  const [subject, ...others] = named.length > 0 ? named : said.subjects;
  const isOpen = ({ at }: { at: number }) => !isFact(at) && !listed.some((part) => isIn(at, part));
  return {
    ...said,
    subjects: subject ? [subject, ...others.filter(isOpen)] : [],
    things: said.things.filter(isOpen),
    acts: said.acts.filter(isOpen),
    facts: [
      ...said.facts.filter(
        (fact) =>
          parts.every(({ title, within }) => !isSame(title, fact) && !within.includes(fact)) &&
          // “colour (light/amber/dark)” replaces “colour”.
          !facts.some(
            ({ label }) =>
              namesValues(label) && (isSame(label, fact) || label.toLowerCase().includes(fact)),
          ),
      ),
      ...facts.flatMap(({ label }) =>
        !namesValues(label) && said.facts.some((each) => isSame(label, each)) ? [] : label,
      ),
    ],
    parts: [...(said.parts ?? []), ...parts].filter(
      (part, at, parts) =>
        part !== menu &&
        !(subject && isIn(subject.at, part)) &&
        parts.findIndex(({ noun }) => noun.one === part.noun.one) === at,
    ),
    ...(menu ? { listed: { as: 'rows' as const, items: menu.within } } : {}),
  };
}
