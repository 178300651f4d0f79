import type { ArchetypeName } from '../../../content/archetype-names';
import type { AppLanguage } from '../../../content/app-language';
import type { Brief } from '../../interpret/brief';
import { readBrief, withoutMarkup } from '../../interpret/read-brief';
import { wordsOf, type Word } from '../../interpret/words';
import type { ListedPart, Reading } from '../reading';
import { analogyIn } from './analogy';
import { rankArchetypes } from './choose-archetype';
import type { Span } from './lines';
import { currencyOf } from './currency';
import { languageAsked } from './language-asked';
import type { NounPhrase } from './noun-phrases';
import { wordsFor, type ReadingWords } from './reading-words';
import { subjectsOf } from './subjects';

export const mayHaveDetails =
  /[\n"“„«「『‘]|[:：][^\n]*[;；]|\b\d[.)]\s|\b(?:screen|page|view)\b.*\b(?:screen|page|view)\b|\b(?:first|second|third|fourth|main|home|start|opening|last)\s+(?:screen|page|view)\b|(?<![\p{L}\p{N}])'|\btabs?\b|(?:screens|pages|views|pantalla|écran|bildschirm|seite|tela|schermat|ekran|layar|экран|شاش|الصفحات|页面|界面|画面|화면|pestañas|onglets|abas|schede|sekmeler|вкладки|التبويبات|标签|タブ|탭)[^:：.\n]{0,34}[:：]/iu;

/** Matches a list between commas: after a colon, as bullets, or as a sentence of parts with at most three words each. */
const mayHaveList =
  /[:：](?!\d|\/)\s*[^\n]*[,，、،;；]|\n\s*[-*•]\s|[.。]\s*(?:(?:[^\s.!?؟。！？,，、،;；]+[^\S\n]*){1,4}[,，、،;；]\s*){2}/u;

/** Matches lists with self-describing items: prices, times, buttons, names, “A, B or C”, “etc.” */
export const mayTellList =
  /[\d€£$][^\n]*,[^\n]*[€£$]|\d:\d\d.*,.*\d:\d\d|\d\s?%.*,|buttons?(?: \S+){0,2}: ?[^"“„« ]|[(:] ?[\p{Lu}\d][^.()\n]*, ?[\p{Lu}\d][^.()\n]*, ?(?:and )?[\p{Lu}\d]|[(:][^.,()\n]*\/[^.,()\n]*\/|\b(?:as|either)(?: \S+){1,3}, [^.()\n]* or |which[^.\n:(]*\(|\setc\b/u;

/** “A recipe app with a shopping list, a meal plan and the pantry” */
export const mayListParts =
  /(?:^|[.!?]\s)(?=.{0,70}(?:app|planner|guide|companion|club|society|school|team|group|band|choir|league|circle|association|centre|department|practice|clinic|studio|station|festival|exhibition)\b)[^\n:,.;!?]{3,90}(?:(?:[:;]|\s[-–—])\s(?=(?:[^,.:\n]{2,60},){3})|(?:[:;,.]|\s[-–—]|,?\s(?:with|has|having|includ\w+|featuring))\s(?![^.\n]*(?:\b(?:I|you|we|they|s?he|who|how|what|when|where|is|are|can)|[^,ds] (?:an?|the|to|that|her|their))\b))(?:[\p{L}’'-]+ ?){1,7},[^.\n]*(?:,|\band\b)/iu;

/** “The dog’s name, breed and whether it bites”: a list with a question. */
export const mayAskFacts =
  /(?:[,:]|\band) (?:and )?(?:whether|how|when|where|who['’]?s?|whose|which|what|was|were|did) /iu;

const ruledOut = /\b(?:(?:no|without)(?: \S+)?|don['’]?t (?:show|need)(?: \S+){0,4})\s$/iu;

const listing: ReadonlySet<string> = new Set([
  'board',
  'checklist',
  'inventory',
  'marketplace',
  'order-ahead',
  'order-deliver',
  'rental',
  'shop',
]);

export function mayBeListed(
  text: string,
  archetype: ArchetypeName | undefined,
  { isFact, speech }: ReadingWords,
  { asking = {} }: { asking?: Readonly<Record<string, string[]>> },
): boolean | undefined {
  const from = mayHaveList.exec(text)?.index;
  if (from === undefined) return undefined;
  const [body = ''] = text.slice(from + 1).split(/[.!?。！？](?:\s|$)/u);
  const items = body.toLowerCase().split(/[,，、،;；\n]/u);
  const short = items.filter((item) => item.trim().split(/\s+/u).length < 6);
  const asks = Object.values(asking).flat();
  return (
    short.length > 1 &&
    short.length * 2 >= items.length &&
    ((archetype !== undefined &&
      listing.has(archetype) &&
      // “put it into a basket, pay” are acts.
      short.filter((item) => !speech.verbs.has(item.trim().split(' ')[0] ?? '')).length > 2) ||
      short.filter(isFact).length * 2 >= items.length ||
      short.some((item) => asks.some((word) => item.trim().startsWith(word))))
  );
}

const mayHaveParts = (
  text: string,
  { lists, speech, sets, nouns, isFact }: ReadingWords,
  features: Brief['features'],
): boolean =>
  lists !== undefined &&
  [...text.matchAll(/[^.!?;:\n]+/gu)].some(({ 0: sentence, index: from }) => {
    const plain = sentence.replaceAll(/\([^)]*\)/gu, (all) => ' '.repeat(all.length));
    const [lead = [''], ...parts] = plain.matchAll(/[^,]+?(?=,|\sand\s|$)/gu);
    const items = parts.filter(({ 0: part, index }) => {
      const at = from + index;
      const named = part.toLowerCase().match(/[^\s,]+/gu) ?? [];
      while (named[0] === 'and' || sets.articles.has(named[0] ?? '')) named.shift();
      const [first = '', second] = named;
      // “pick a length” is a sentence, “receive pallet” a name.
      const isDone =
        speech.verbs.has(first) &&
        (!second ||
          sets.articles.has(second) ||
          speech.little.prepositions.has(second) ||
          speech.little.particles.has(second));
      // “everyone sees it”, “where I was”, “5 faces” are not names.
      const isTold =
        speech.questions.has(first) ||
        speech.little.quantity.has(first) ||
        /\d/.test(first) ||
        named.some(
          (word, at) =>
            lists.clauses.includes(word) ||
            speech.little.anybody.has(word) ||
            speech.little.pronouns.has(word) ||
            (at + 1 < named.length &&
              word.endsWith('s') &&
              (speech.bases.get(word) ?? word) !== word &&
              !nouns.has(word)),
        );
      // A “squad list” is more than a list.
      const isDrawn = features.some(
        ({ value, at: heard, words }) =>
          value !== 'list' && heard >= 0 && heard < at + part.length && heard + words.length > at,
      );
      return (
        first && named.length < 5 && !isDone && !isTold && (!isDrawn || isFact(named.at(-1) ?? ''))
      );
    }).length;
    const isHolding = parts.length > 0 && /\(.*[,/]/u.test(sentence);
    // Three items make a list; short text before the first comma counts as one.
    const isItem = /^\s*\S+(?:\s+\S+){0,3}\s*$|\s(?:by|with)(?:\s+\S+){1,2}\s*$/u.test(lead[0]);
    return items * 3 >= parts.length && (isHolding || items > (isItem ? 1 : 2));
  });

const noDetails = { screens: [], tabs: [], quotes: [], home: [], name: undefined };

/** “The theme is teal”, “accent #0a7”: sentences about the look that the brief has not read as a whole. */
export const mayTellLook =
  /#|\b(?:colou?rs?|themes?|styles?|moods?|looks?|palette|background)(?:\s*:| (?:is|are|should)\b)/iu;

async function setAsideIn(text: string): Promise<readonly Span[]> {
  if (!mayTellLook.test(text)) return [];
  return (await import(/* webpackChunkName: "lines" */ './lines')).setAsideIn(text);
}

const blanked = (text: string, spans: readonly (readonly [from: number, to: number])[]): string =>
  spans.reduce(
    (all, [from, to]) =>
      all.slice(0, from) + all.slice(from, to).replaceAll(/\S/gu, ' ') + all.slice(to),
    text,
  );

export async function readApp(given: Brief, language: AppLanguage): Promise<Reading> {
  const text = withoutMarkup(given.text);
  const known = wordsFor(language);
  const { sets, products } = known;
  const { signs, currencies } = language;
  const words = wordsOf(text);
  const heardMoney = given.currency && given.currency.at >= 0 ? given.currency.value : undefined;
  const spoken = languageAsked(text) ?? given.language;
  const featuresOf = (part: string) =>
    readBrief(part)
      .features.filter(({ at }) => at >= 0)
      .map(({ value }) => value);
  const {
    name: quoted,
    aside: ofLines,
    ...detailed
  } = mayHaveDetails.test(text)
    ? (await import(/* webpackChunkName: "details" */ './details')).detailsIn(
        text,
        featuresOf,
        spoken,
        known.isFact,
      )
    : { ...noDetails, aside: await setAsideIn(text) };
  const ofParts =
    given.language === 'en' && detailed.screens.length < 2 && mayListParts.test(text)
      ? await import(/* webpackChunkName: "parts-of-app" */ './parts-of-app')
      : undefined;
  const whole = ofParts?.partsOfApp(text, known, featuresOf);
  const details = { ...detailed, ...whole };
  // “a screen called Larder” does not name the app.
  const isScreen = details.screens.some((screen) => screen.name === given.name?.value);
  const brief = { ...given, name: quoted ?? (isScreen ? undefined : given.name) };
  const aside = [
    ...ofLines,
    ...details.quotes.map(({ at, text: quote }) => [at, at + quote.length + 2] as const),
  ];
  const shut = [
    ...aside,
    ...[
      brief.name,
      brief.currency,
      brief.mode,
      ...brief.colors,
      ...brief.moods,
      ...brief.styles,
    ].flatMap((found) => (found ? [[found.at, found.at + found.words.length] as const] : [])),
  ];
  const ofFacts =
    given.language === 'en' && mayAskFacts.test(text)
      ? await import(/* webpackChunkName: "asked-facts" */ './asked-facts')
      : undefined;
  const asked = ofFacts?.factsAsked(blanked(text, aside), known, brief.features);
  const isAsked = (from: number, to: number) =>
    asked !== undefined && from >= asked.from && to <= asked.to;
  const told = mayTellList.test(text)
    ? await import(/* webpackChunkName: "told-lists" */ './told-lists')
    : undefined;
  const lists =
    told?.toldIn(
      text,
      known,
      (from, to) =>
        !isAsked(from, to) &&
        aside.every(([start, end]) => end <= from || start >= to) &&
        details.screens.every(({ line }) => !line.includes(text.slice(from, to))),
    ) ?? [];
  // A list of states tells what the app does, not what it is about.
  const isTold = (at: number) =>
    lists.some((list) => (words[at]?.at ?? -1) >= list.at && (words[at]?.end ?? 0) <= list.end);
  const isTied = (at: number) =>
    text[words[at]?.end ?? 0] === '-' || text[(words[at]?.at ?? 0) - 1] === '-';
  const setAside = words.map(({ at, end }) =>
    shut.some(([from, to]) => at >= from && end <= to + 1),
  );
  const open = (at: number) => setAside[at] === false && !isTied(at);
  const isNamed = (at: number) => {
    const { at: from, words: heard } = brief.kind;
    const where = words[at]?.at ?? -1;
    return from >= 0 && where >= from && where < from + heard.length;
  };
  // “No delivery”, “don’t show scores or a league table” ask for none; “so I don’t forget my pills” asks for pills.
  const isRuledOut = (at: number) => {
    const clause = words.find((word) => word.clause === words[at]?.clause);
    return brief.language === 'en' && ruledOut.test(text.slice(clause?.at, words[at]?.at));
  };
  const analogy = analogyIn(words, sets, products);
  const isProduct = (at: number) => analogy !== undefined && at >= analogy.from && at <= analogy.to;
  const evidenceOf = (
    phrases: readonly NounPhrase[],
    verbs?: ReadonlySet<number>,
    firstVerb = -1,
  ) => ({
    brief,
    words,
    phrases,
    signs,
    analogy,
    language: brief.language,
    open: (at: number) => open(at) && !isRuledOut(at),
    mayPass: ({ plain }: Word) => sets.articles.has(plain) || sets.adjectives.has(plain),
    isAppNoun: (word: string) => sets.appNouns.has(word),
    firstVerb,
    isVerb: verbs && ((at: number) => verbs.has(at)),
  });
  const heardAs =
    brief.language === 'en'
      ? (
          await import(/* webpackChunkName: "english-reading" */ './english-reading')
        ).englishReading(
          {
            text,
            words,
            known,
            weights: language.subjects,
            analogy,
            isSetAside: (at) =>
              setAside[at] !== false || isTold(at) || isProduct(at) || isRuledOut(at),
            isTied,
            isNamed,
          },
          evidenceOf,
        )
      : (
          await import(/* webpackChunkName: "foreign-reading" */ './foreign-reading')
        ).foreignReading(
          {
            text,
            words,
            sets,
            language,
            isFact: known.isFact,
            open: (at) => open(at) && !isTold(at) && !isProduct(at),
          },
          (phrases) => rankArchetypes(evidenceOf(phrases)),
          (phrases, mechanics) =>
            subjectsOf(text, words, phrases, analogy, sets, mechanics, language.subjects),
        );
  const read = (asked && ofFacts?.withFacts(heardAs, asked)) ?? heardAs;
  const names = details.screens.map(({ name }) => name.toLowerCase());
  // Style lines are not lists: “Style: navy, square corners”.
  const plain = blanked(text, [
    ...shut,
    ...lists.map(({ at, end }) => [at, end] as const),
    ...(asked ? [[asked.from, asked.to] as const] : []),
  ]);
  const isListed =
    names.length < 2 && mayBeListed(plain, read.archetypes[0]?.value, known, language.grammar);
  const { questions, ...heard } = isListed
    ? (await import(/* webpackChunkName: "listed" */ './listed')).withList(
        read,
        plain,
        language.grammar,
        known.isFact,
        ({ at, item }) =>
          brief.features.some(
            (feature) =>
              feature.at >= 0 &&
              feature.at <= at &&
              // “entrega no bairro”, but not “goat log”.
              feature.at + feature.words.length >= at + (brief.language === 'en' ? item.length : 1),
          ),
        signs[read.archetypes[0]?.value ?? '']?.nouns ?? [],
        (word) => known.speech.bases.has(word),
      )
    : { ...read, listed: undefined, questions: [] };
  const { told: ofHome, ...said } =
    told && lists.length > 0
      ? told.withTold(
          { parts: [] as ListedPart[], ...heard },
          lists,
          known,
          language.texts.parts['status'] ?? '',
          plain,
        )
      : { ...heard, parts: undefined, told: [] };
  // The lists are read already, or the brief quotes its texts and their screens.
  const isRead =
    said.listed !== undefined ||
    said.facts.length > read.facts.length ||
    details.quotes.length + details.home.length > 0;
  const named =
    names.length > 1
      ? (await import(/* webpackChunkName: "named-screens" */ './named-screens')).thingsOf(
          details.screens,
          known,
          whole ? undefined : said.subjects[0]?.one,
          whole !== undefined,
        )
      : undefined;
  const ofNames = named?.parts ?? [];
  const about = whole && ofParts?.subjectBeside(said.subjects, whole);
  const foreign =
    brief.language !== 'en' &&
    names.length < 2 &&
    !isRead &&
    said.things.length > 2 &&
    /[:：]/u.test(text)
      ? (await import(/* webpackChunkName: "foreign-parts" */ './foreign-parts')).foreignParts(
          text,
          words,
          said,
          sets,
          featuresOf,
        )
      : undefined;
  return {
    brief,
    isBare: known.bare.some((words) => plain.toLowerCase().includes(words)),
    isAnalogy: analogy?.subject !== undefined,
    ...said,
    ...(about ? { about } : {}),
    // A brief that names its screens gets only these.
    things:
      names.length < 2
        ? said.things
        : said.things.filter(({ many }) => names.some((name) => name.includes(many.toLowerCase()))),
    ...details,
    ...(named
      ? {
          ...named,
          parts: [
            ...(ofParts?.withSubject(ofNames, about, known.lists?.ofSubject ?? [], whole?.held) ??
              ofNames),
            ...(said.parts ?? []),
          ],
        }
      : {}),
    ...(names.length < 2 && !isRead && mayHaveParts(plain, known, brief.features)
      ? { toList: plain }
      : {}),
    ...foreign,
    home: [...questions, ...ofHome, ...details.home],
    language: spoken,
    currency: currencyOf(text, spoken, currencies, heardMoney),
  };
}
