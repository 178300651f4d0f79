import type { Word } from './words';

/** How much a word of the text says about what the app is. */
export interface Emphasis {
  weight: number;
  /** The noun that names the thing wanted: "calculator" in "a mortgage calculator that …". */
  isHead: boolean;
}

const set = (list: string) => new Set(list.split(' '));

/** Nouns for any piece of software: what stands before them, or after them and "for", is the subject. */
const appNouns = set(
  'app apps application tracker planner organiser organizer manager tool site website platform system clone logger helper assistant finder program interface prototype aplicacion anwendung appli aplicativo applicazione uygulamasi aplikasi приложение',
);
/** What a wish begins with. */
const openers = set(
  'a an the my our i id we us me you want wants need needs would like love have make build create design develop please can could hi hello hey ok okay so just simple small little basic easy nice new mobile phone web idea is it im looking thinking about of some kind sort like here for one cool minimal minimalist tiny personal digital online smart free local really very super una un uno ein eine einen une la le les el los las il lo uma um o bir sebuah мне нужно нужен приложение أريد تطبيق quiero quero voglio ich mochte je veux istiyorum saya mau ingin',
);
/** Words that end the naming of the thing. */
const ends = set(
  'that which where with who whose when so and to for in on at using by from because but without if while until till before after during how what i we you they it he she is are was should must can could will shows show has have lets let helps help allows as of para con de que donde por fur mit die der das zum zur und wo pour avec qui des du com per che di da mentre icin ile untuk dengan yang для с на где которыи которое между من مع في بين لكل',
);
/** Products that ideas compare themselves with: "Strava for knitting" is about knitting. */
const products = set(
  'airbnb uber tinder yelp strava spotify netflix duolingo goodreads letterboxd instagram pinterest youtube tiktok twitter reddit ebay etsy craigslist amazon tripadvisor shazam linkedin facebook whatsapp slack discord trello kahoot twitch snapchat hinge bumble splitwise doordash deliveroo zillow vinted patreon imdb github notion',
);
const goOn = set('for to where that which about of with per para de di fur zum pour untuk для с');
const wishes = set(
  'app application want wants need needs would should could must idea imagine picture let lets like help able wish basically users user love please',
);

const early = { words: 12, weight: 1.3 };
const beforeAppNoun = 1.5;
const subject = { words: 7, weight: 1.4 };
const story = { sentences: 4, weight: 0.8 };
const comparison = 0.4;
const audience = set(
  'students people women men seniors kids teens teenagers parents moms dads nurses professionals workers teachers children elderly',
);
const comparing = set('but only just clone app style like something');

/** Where in the text its subject stands: the first words, the thing named before "that", what follows "app for". */
export function emphasisOf(words: readonly Word[]): Emphasis[] {
  const all = words.map((_, at) => ({
    weight: at < early.words ? early.weight : 1,
    isHead: false,
  }));
  quietStories(words, all);
  let from = 0;
  while (from < words.length && openers.has(words[from]?.plain ?? '')) from += 1;
  if (!appNouns.has(words[from]?.plain ?? '')) zone(words, all, from);
  words.forEach(({ plain, clause }, at) => {
    if (products.has(plain)) compare(words, all, at);
    if (!appNouns.has(plain)) return;
    for (const before of [at - 1, at - 2]) {
      const one = all[before];
      if (one && words[before]?.clause === clause) one.weight *= beforeAppNoun;
    }
    if (goOn.has(words[at + 1]?.plain ?? '') && words[at + 1]?.clause === clause)
      zone(words, all, at + 2);
  });
  return all;
}

/** "Airbnb but for garden sheds": what follows names the thing, the product hardly does. */
function compare(words: readonly Word[], all: Emphasis[], at: number) {
  const to = words.findIndex(({ plain }, next) => next > at && plain === 'for');
  const one = all[at];
  if (!one || to < 0 || to > at + 3 || words[to]?.sentence !== words[at]?.sentence) return;
  if (words.slice(at + 1, to).some(({ plain }) => !comparing.has(plain))) return;
  // "Uber for students" is still about rides.
  if (words.slice(to + 1, to + 3).some(({ plain }) => audience.has(plain))) return;
  one.weight *= comparison;
  one.isHead = false;
  zone(words, all, to + 1);
}

/** In a long post, sentences that wish for something say more than the story around them. */
function quietStories(words: readonly Word[], all: Emphasis[]) {
  const last = words.at(-1)?.sentence ?? 0;
  if (last < story.sentences) return;
  const wishing = new Set<number>([0]);
  for (const { plain, sentence } of words) if (wishes.has(plain)) wishing.add(sentence);
  words.forEach(({ sentence }, at) => {
    const one = all[at];
    if (one && !wishing.has(sentence)) one.weight *= story.weight;
  });
}

/** The words that name the thing, from a place to the next little word; its last one is the head. */
function zone(words: readonly Word[], all: Emphasis[], from: number) {
  const first = words[from];
  let head = -1;
  for (let at = from; at < from + subject.words; at += 1) {
    const word = words[at];
    const one = all[at];
    if (!word || !one || word.clause !== first?.clause || ends.has(word.plain)) break;
    if (appNouns.has(word.plain)) continue;
    one.weight *= subject.weight;
    head = at;
  }
  const named = all[head];
  if (named && !appNouns.has(words[head + 1]?.plain ?? '')) named.isHead = true;
}
