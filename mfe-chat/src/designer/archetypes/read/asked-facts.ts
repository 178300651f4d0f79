import type { Brief } from '../../interpret/brief';
import type { ReadSubjects } from '../reading';
import type { ReadingWords } from './reading-words';

export interface AskedFacts {
  facts: string[];
  /** Range in the text, in UTF-16 units. */
  from: number;
  to: number;
  /** The ranges of the items that are no questions. */
  nouns: readonly (readonly [from: number, to: number])[];
}

interface Piece {
  /** Undefined for prose, acts and things with a number. */
  as: 'question' | 'fact' | 'noun' | undefined;
  said: string;
  from: number;
  to: number;
  isOpened: boolean;
}

const mostFacts = 8;
const longestNoun = 4;
/** Of the words beside a feature, in letters. */
const longestWord = 4;
const longestQuestion = 8;

const question =
  /^(?:whether|if|how (?:many|much|long|often|old|far)|(?:since )?when|where|whos|who(?:['’]s)?|whose|which|what(?:['’]s)?|(?:was|were|is|are|did|has|have) (?:the|it|they|he|she|any))\b/iu;
/** “Where customers can see the menu”, “which shows the date” */
const relative =
  /^(?:where|when|which|who)\b.*\b(?:can|could|will|would|should|shows?|lets?|helps?)\b/iu;
/** “Deposit paid”, “key collected” */
const done = /\s(?:\p{L}+ed|paid|due|sent|taken|seen|lent|sold|bought|lost|done|given)$/iu;
const opener =
  /\b(?:needs?|notes?|records?|tracks?|logs?|writes?(?: down)?|wants?|with|keeps?(?: track of)?|lists?|saves?|stores?|remembers?|know|see|shows?|including|enters?|asks?(?: for)?)\s+/giu;
const leading =
  /^(?:(?:and|or|plus|also|then|the|an?|my|our|their|his|her|its|some|down|like)\s+)+/iu;
const aboutAll = /^(?:who|which|what)/iu;
const ofEach = /\s(?:for|per|of|on)\s(?:each|every|all)\b.*$/iu;
const conditional = /^(?:if|when|where)\b/iu;
const tellsOfPerson = /^\s*(?:and\s)?(?:i|we|they|he|she|you|it|people)\b/iu;

/** Splits at commas, colons and “and”, except in brackets. */
const pieces = /(?:[^,:()]|\([^)]*\)|:(?=\d))+?(?=,|:(?!\d)|\s(?:and|plus)\s|$)/gu;

/**
 * Reads the facts of a record from a list of questions and nouns: “the dog’s name, breed, owner’s phone and whether it
 * bites”. At least one of them is a question, and half of them are questions or known facts.
 * Parts of the app among them, such as a calendar, are left out.
 */
export function factsAsked(
  text: string,
  { speech, sets, nouns, isFact }: ReadingWords,
  features: Brief['features'],
): AskedFacts | undefined {
  const isDrawn = (from: number, to: number) =>
    features.some(
      ({ at, words }) =>
        at >= from && at + words.length <= to && to - from < words.length + longestWord,
    );
  const pieceOf = (given: string, at: number, isOpened: boolean): Piece => {
    const tail = isOpened || question.test(given.trimStart()) ? 0 : lastEnd(given);
    const body = given.slice(tail);
    const bare = body.trimStart().replace(leading, '');
    const from = at + given.length - bare.length;
    const [, values] = /\(([^)]*)\)/u.exec(bare) ?? [];
    const name = bare
      .replace(/\s*\([^)]*\)/u, '')
      .replace(ofEach, '')
      .trim();
    const said = values && /[,/]/u.test(values) ? `${name} (${values})` : name;
    const to = at + given.trimEnd().length;
    return { as: kindOf(name, from, to), said, from, to, isOpened: isOpened || tail > 0 };
  };
  const kindOf = (name: string, from: number, to: number): Piece['as'] => {
    const words = name.toLowerCase().split(/\s+/u);
    const [first = ''] = words;
    if (question.test(name))
      return words.length > longestQuestion || relative.test(name) ? undefined : 'question';
    const isProse = words.some(
      (word, at) =>
        speech.little.pronouns.has(word) ||
        speech.little.modals.has(word) ||
        speech.questions.has(word) ||
        (at > 0 && (sets.articles.has(word) || speech.little.quantity.has(word))),
    );
    if (!first || isProse || words.length > longestNoun || /^\d/u.test(first)) return undefined;
    // “Lesson times” are a fact, “rehearsals” a list.
    const isList = words.length === 1 && /[^s]s$/u.test(first);
    if (!isList && isFact(words.at(-1) ?? '')) return 'fact';
    if (speech.verbs.has(first) && !nouns.has(first)) return undefined;
    if (done.test(name)) return 'fact';
    return sets.closed.has(first) || isDrawn(from, to) ? undefined : 'noun';
  };
  let best: AskedFacts | undefined;
  for (const { 0: sentence, index } of text.matchAll(/[^.!?;\n]+/gu)) {
    let isOpened = false;
    let run: Piece[] = [];
    const close = () => {
      const facts = factsOf(run);
      const [first, last] = [run[0], run.at(-1)];
      if (first && last && facts && facts.length > (best?.facts.length ?? 0))
        best = {
          facts: facts.slice(0, mostFacts),
          from: first.from,
          to: last.to,
          nouns: run.flatMap((piece) =>
            piece.as === 'question' ? [] : [[piece.from, piece.to] as const],
          ),
        };
      run = [];
    };
    for (const { 0: given, index: at } of sentence.matchAll(pieces)) {
      const piece = pieceOf(given, index + at, isOpened && run.length === 0);
      const behind = sentence.slice(at + given.length);
      const isConditional =
        run.length === 0 &&
        !piece.isOpened &&
        conditional.test(piece.said) &&
        tellsOfPerson.test(behind.replace(/^,/u, ''));
      const isPart = piece.as === undefined && isDrawn(piece.from, piece.to);
      if (piece.as && !isConditional) run.push(piece);
      else if (!isPart) close();
      isOpened = behind.startsWith(':');
      // “The result: fixed, beyond repair” has values of its own.
      if (isOpened && run.length > 1) close();
      else if (isOpened) run = [];
    }
    close();
  }
  return best;
}

function lastEnd(given: string): number {
  const ends = [...given.matchAll(opener)].map(({ 0: words, index }) => index + words.length);
  return ends.at(-1) ?? 0;
}

function factsOf(run: readonly Piece[]): string[] | undefined {
  const asked = run.filter(({ as }) => as === 'question').length;
  const things = run.filter(({ as, said }) => as === 'noun' && /[^s]s$/iu.test(said)).length;
  const told = run.filter(({ as }) => as !== 'noun').length;
  // “Songs, rehearsals, who is missing” are lists, “the fault, which fixer has it, the result” facts.
  const least = run[0]?.isOpened && things === 0 ? 3 : 2;
  // “Which engines need servicing and what is in the kitty” are questions about the whole.
  const isOfAll =
    told === asked && (run.length < 3 || run.every(({ said }) => aboutAll.test(said)));
  if (run.length < 2 || isOfAll || asked === 0 || told * least < run.length) return undefined;
  return run.map(({ said }) => said);
}

/** The nouns of a list of facts are no things of the app, nor its subject if there is another. */
export function withFacts(
  read: ReadSubjects,
  { facts, from, to, nouns }: AskedFacts,
): ReadSubjects {
  const isOther = ({ at }: { at: number }) => at < from || at >= to;
  const isFact = ({ at }: { at: number }) => nouns.some(([start, end]) => at >= start && at < end);
  const subjects = read.subjects.filter(
    (noun, rank) => isOther(noun) || (rank === 0 && !isFact(noun)),
  );
  return {
    ...read,
    facts: facts.length > read.facts.length ? facts : read.facts,
    things: read.things.filter(isOther),
    subjects: subjects.length > 0 ? subjects : read.subjects.slice(0, 1),
  };
}
