import { plainly } from '../../interpret/words';
import type { FeatureName } from '../../interpret/features';
import type { ListedPart, ListedScreen, SubjectReading } from '../reading';
import { houses, isHouse, isPerson } from '../asked/missing';
import { capital, nounOf } from './listed-noun';
import { singularOf } from './noun-phrases';
import type { ReadingWords } from './reading-words';

/** An app described as a list of its parts: “app for our village hall with bookings, keys and a rota”. */
export interface PartsOfApp {
  owner: string;
  screens: readonly ListedScreen[];
  /** Facts of the records of each screen, by its name: “shouts with date and casualty type”. */
  held: ReadonlyMap<string, readonly string[]>;
}

const least = 3;
const most = 8;
const longest = 4;
const longestLead = 12;

const frames = [
  // “running club: events, results, members”, “church app - sermons, giving, events”
  /(?:^|[.!?]\s)(?<lead>[^\n:,.;!?]{3,70}?)\s*(?:[:：;]|(?<=\b[Aa]pp),|\s[-–—])\s+(?<list>[^\n:;!?()]+?)\s*(?:[.!?](?:\s|$)|\n|$)/u,
  // “a recipe app with a shopping list, a meal plan and the pantry”
  /^(?<lead>[^\n:,.;!?]{0,60}\b(?:app|application|portal|hub|platform|website|planner|guide|companion)\b[^\n:,.;!?]{0,40}?),?\s(?:with|that has|which has|having|including|containing|covering|incl\.?)\s(?<list>[^\n:;!?()]+?)\s*(?:[.!?](?:\s|$)|\n|$)/iu,
  // “App for our band. It needs gigs, songs, members and money”
  /^(?<lead>[^\n,.;!?]{3,70})[.\n]\s*(?:(?:it|we|i|features?|parts?|must|should|please|contents?)?\b[^\n:,.;!?]{0,24}?(?:need|needs|want|have|has|include|includes|contain|features?|like)\s*:?\s)?(?<list>[^\n:;!?()]+?)\s*(?:[.!?](?:\s|$)|\n|$)/iu,
];

/** Two words that name one thing. */
const pairs =
  /\b(lost|questions|food|before|profit|terms|wins?) (?:and|&) (found|answers|drinks?|after|loss|conditions|loss(?:es)?)\b/giu;
const commas = /\s*,\s*(?:and\s|plus\s)?/iu;
const joints = /\s(?:and|plus|&|\+)\s/iu;
const opening =
  /^(?:(?:an?|the|my|our|your|their|his|her|its|all|some|any|own|list of|lists of|next|also|plus|and)\s)+/iu;

/** “chat with the pharmacist”, “NPCs we have met” */
const tail =
  /\s(?:with|for|to|by|on|in|at|from|about|that|which|(?:I|you|we|they)(?:['’]\w+)?)\s.*$/iu;
/** “songs with key” */
const holding = /^([^\d]+?)\s(?:with|w\/)\s(\S.*)$/iu;
/** “who has borrowed them” */
const asking = /^(?:who|which|whose|whether|what|when|where|how)\s/iu;
const ofTopic = /\sabout\s/iu;

/** “who's bringing snacks”, “who brings cake” */
const question =
  /^wh(?:o|at|ere|en|ich)(?:['’]?s|\s(?:is|are|has|have|\w+[^s]s))\s(?:\S+ing\s)?(?=\S)/iu;
/** “what we read” */
const told = /^wh(?:at|ere|en)(?:\s\S+){2,3}$/iu;

/** “sign up for a run” */
const article = /\s(?:an?|the|our|my|your)(?=\s)/iu;

/** Words that make an item a sentence, not a name. */
const tells =
  /\b(?:i|you|we|they|he|she|it|who|whose|which|that|when|where|what|how|if|is|are|was|can|should|will|has|have|at|every|each|per|so|when|then|only|no|not|without)\b/iu;

const aboutApp =
  /(?<!-)\b(?:app|application|portal|hub|platform|mobile|phone|simple|small|little|nice|new|own|an?|the|my|our|your|their|for|of|needs?|wants?|make|build|me|us|i|we|please|design|create|idea|something|like|would|to|run|manage)\b(?!-)/giu;

const ofApp = /\b(?:app|application|portal|hub|platform|website|planner|guide|companion)\b/iu;

const ofPeople = /\b(?:club|society|school|team|group|band|choir|league)\b/iu;

const collected: ReadonlySet<string> = new Set([
  'artworks',
  'books',
  'clothes',
  'collectibles',
  'dishes',
  'drinks',
  'games',
  'pets',
  'plants',
  'wild-animals',
]);

const keeping: ReadonlySet<string> = new Set([
  'appointments',
  'audio',
  'celebrations',
  'community',
  'customers',
  'documents',
  'faith',
  'ideas',
  'jobs',
  'learners',
  'meetings',
  'money',
  'patients',
  'photos',
  'sports',
  'topics',
  'travels',
  'vehicles',
  'video',
  'workers',
  'writings',
]);

/** “App for our allotment society”: the society. “A yoga studio app”: the studio. */
export function ownerOf(lead: string): string {
  const [, before = ''] =
    /^(.*?)\s?\b(?:app|application|portal|hub|platform|companion)\b/iu.exec(lead) ?? [];
  const [, after = ''] =
    /\b(?:for|of)\s+((?:(?!\b(?:to|who|where|with|that|which|so)\b)[^\s,.:]+\s?)+)/iu.exec(lead) ??
    [];
  const clean = (text: string) => text.replaceAll(aboutApp, ' ').replaceAll(/\s+/gu, ' ').trim();
  return [before, after, before || after ? '' : lead].map(clean).find((text) => text !== '') ?? '';
}

/** Returns the subject besides parts and owner: the sneakers of “a sneaker shop app with cart and wishlist”. */
export const subjectBeside = (
  subjects: readonly SubjectReading[],
  { owner, screens, held }: PartsOfApp,
): SubjectReading | undefined =>
  subjects.find(
    (noun) =>
      noun.category !== undefined &&
      !keeping.has(noun.category) &&
      !isHouse(noun) &&
      !isPerson(noun) &&
      !owner.toLowerCase().includes(noun.words.toLowerCase()) &&
      ![...held.values()].join().includes(noun.words) &&
      screens.every(({ name }) => {
        const [part, said] = [name.toLowerCase(), noun.words.toLowerCase()];
        return !part.includes(said) && !said.includes(part);
      }),
  );

export function withSubject(
  parts: readonly ListedPart[],
  subject: SubjectReading | undefined,
  ofSubject: readonly string[],
  held: PartsOfApp['held'] = new Map(),
): ListedPart[] {
  return parts.map((part) => {
    const within = held.get(part.title);
    if (within) return { ...part, within, isOfFacts: true };
    const isIt = plainly(part.title)
      .split(' ')
      .some((word) => ofSubject.includes(singularOf(word)));
    return subject && isIt ? { ...part, noun: subject, isOfSubject: true } : part;
  });
}

export function partsOfApp(
  text: string,
  { nouns, sets, speech, isFact }: ReadingWords,
  featuresOf: (part: string) => readonly FeatureName[],
): PartsOfApp | undefined {
  const isBase = (word: string) => speech.bases.get(word) === word;
  const isVerb = (word: string) => isBase(word) && speech.verbs.has(word);
  const isDrawn = (item: string) => featuresOf(item).length > 0;
  const isInflected = (word: string) =>
    /[^s]s$/u.test(word) && speech.bases.has(word) && !isBase(word) && !nouns.has(word);
  // “Customer shares location”, “follow the driver”, “log in with the work email”
  const isTold = (typed: string): boolean => {
    const words = plainly(typed).split(' ');
    const [first = '', second = '', ...more] = words;
    const isAct =
      sets.articles.has(second) ||
      (isBase(first) &&
        (speech.little.particles.has(second) || speech.little.prepositions.has(second)));
    const isSentence = more.length > 0 && isVerb(second) && singularOf(first) !== first;
    const name = plainly(typed.replace(tail, '')).split(' ');
    return isAct || isSentence || name.slice(0, -1).some(isInflected);
  };
  const isName = (item: string): boolean => {
    const words = plainly(item).split(' ');
    const [first = ''] = words;
    return (
      told.test(item) ||
      (item !== '' &&
        words.length <= longest &&
        !tells.test(item) &&
        !(sets.closed.has(first) || speech.little.anybody.has(first)) &&
        (words.length === 1 || !isVerb(first) || isDrawn(item)) &&
        !sets.adjectives.has(words.at(-1) ?? ''))
    );
  };
  // “shouts with date, casualty type and time launched, kit checks”: what follows “with” in the singular is a fact.
  const groupsOf = (pieces: readonly string[]): { name: string; facts: string[] }[] => {
    const groups: { name: string; facts: string[] }[] = [];
    for (const piece of pieces) {
      const last = groups.at(-1);
      const [, name = '', fact = ''] = holding.exec(piece) ?? [];
      const isOne = (words: string) => singularOf(words) === words;
      const isFactOf = isFact(piece) || asking.test(piece) || isOne(piece.replace(tail, ''));
      // “chat with the chemist”, “sign with a finger”
      if (name && !isOne(name) && !sets.articles.has(plainly(fact).split(' ')[0] ?? ''))
        groups.push({ name, facts: fact.split(joints) });
      else if (last && last.facts.length > 0 && isFactOf) last.facts.push(piece);
      else groups.push({ name: piece, facts: [] });
    }
    return groups;
  };
  for (const frame of frames) {
    const { lead = '', list = '' } = frame.exec(text)?.groups ?? {};
    const pieces = list
      .replaceAll(pairs, '$1_and_$2')
      .split(commas)
      // “checks for the boat and the tractor” are one part.
      .flatMap((item) => {
        const [first = '', ...more] = item.split(joints);
        return tail.test(first) ? [item] : [first, ...more];
      })
      .map((item) => item.replaceAll('_', ' ').replace(opening, '').trim());
    const groups = groupsOf(pieces);
    const typed = groups.map(({ name }) => name);
    const isHolding = groups.some(({ facts }) => facts.length > 0);
    // One of five may be an act: “pets, visits, vaccinations, request an appointment, opening hours”.
    if (pieces.filter(isTold).length * 5 > pieces.length) continue;
    // “track health, turns and enemies”
    const [first = '', ...others] = plainly(typed[0] ?? '').split(' ');
    if (others.length > 0 && speech.keeps.has(first)) continue;
    const all = typed.map((item) => {
      if (told.test(item)) return item;
      const whole = item.replace(question, '');
      const short = whole.replace(tail, '').trim();
      // “ask for a call”
      return (isTold(whole) && !short.includes(' ') ? whole : short).replace(article, '');
    });
    // “Only four buttons: …” does not list parts.
    if (
      !list.includes(',') ||
      all.length < (isHolding ? 2 : least) ||
      lead.split(/\s+/u).length > longestLead ||
      /\b(?:buttons?|tabs?|screens?|pages?|views?|colou?rs?|that|which|who)\b/iu.test(lead)
    )
      continue;
    if (!all.every(isName)) continue;
    const sortOf = (words: string) =>
      nounOf(plainly(words).split(' '), nouns, false, false, speech).noun.category;
    const owner = ownerOf(lead);
    const isOfApp = ofApp.test(lead);
    const isHouse = ofPeople.test(owner) || houses.has(sortOf(owner) ?? '');
    if (!isOfApp && !isHouse && !isHolding) continue;
    // “posts about lost cats and parcels” is one part.
    if (!isOfApp && typed.some((item) => ofTopic.test(item))) continue;
    // “A logbook of stations: country, line, year” lists facts of each station.
    const several = all.filter((item) => isDrawn(item) || singularOf(item) !== item).length;
    if (!isOfApp && several * 2 < all.length) continue;
    // “species, place and weather” are facts of a record.
    const kept = all.filter((item) => !item.includes(' ') && isFact(item) && !isDrawn(item));
    if (kept.length * 2 >= all.length || (!isOfApp && kept.length > 1)) continue;
    // “shirts, trousers and hats” are goods, “paper, press, packed” steps.
    const sorts = all.map(sortOf);
    const wares = Math.max(
      ...sorts.map((sort) =>
        keeping.has(sort ?? '') ? 0 : sorts.filter((each) => each && each === sort).length,
      ),
    );
    const parts = all.filter((item, at) => isDrawn(item) || keeping.has(sorts[at] ?? ''));
    if (parts.length < (isHolding ? 0 : isOfApp ? 1 : 2) || wares * 2 > all.length) continue;
    // “Recipe app with shopping list and pantry” also has recipes.
    const { noun } = nounOf(plainly(owner).split(' '), nouns, false, false, speech);
    const isOfThings =
      noun.known?.one === noun.one &&
      collected.has(noun.category ?? '') &&
      !all.some((item) => plainly(item).includes(noun.one));
    const named = isOfThings && isOfApp ? [noun.many, ...all] : all;
    const titleOf = (item: string) => capital(item).replace(' and ', ' & ');
    return {
      owner,
      held: new Map(
        groups.flatMap(({ facts }, at) =>
          // One fact does not define a record.
          facts.length > 1 ? [[titleOf(all[at] ?? ''), facts] as const] : [],
        ),
      ),
      screens: named.slice(0, most).map((item) => ({
        name: titleOf(item),
        also: '',
        line: '',
        features: featuresOf(item),
        said: [],
      })),
    };
  }
  return undefined;
}
