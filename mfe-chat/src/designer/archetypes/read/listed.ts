import type { ArchetypeName } from '../../../content/archetype-names';
import type { Grammar } from '../../../content/grammar.schema';
import { plainly } from '../../interpret/words';
import type { ListedItems, ReadSubjects, SaidPart } from '../reading';

export interface Item {
  item: string;
  at: number;
}

/** Longest item: in words, or in letters for scripts without spaces. */
const longest = { words: 5, letters: 12 };
const isShort = (item: string) =>
  /\p{L}{2}|\p{Lo}/u.test(item) &&
  (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(item)
    ? item.length <= longest.letters
    : item.split(/\s+/u).length <= longest.words);
const ends = /[.!?؟](?=\s|$)|[。！？\n]|$/u;
const joint = /\s(?:and|or|und|oder|y|et|e|и|ve|dan|و|sowie|plus)\s(?=\S+(?:\s\S+){0,2}$)/u;

function itemsIn(text: string, from: number): Item[] {
  const body = text.slice(from, from + (ends.exec(text.slice(from))?.index ?? 0));
  const cut = [...body.matchAll(/[^,，、،;；]+/gu)].map(({ 0: item, index }) => ({
    item,
    at: from + index,
  }));
  const last = cut.at(-1);
  const two = last && cut.length > 1 ? joint.exec(last.item) : null;
  if (last && two)
    cut.splice(
      -1,
      1,
      { item: last.item.slice(0, two.index), at: last.at },
      {
        item: last.item.slice(two.index + two[0].length),
        at: last.at + two.index + two[0].length,
      },
    );
  return cut.flatMap(({ item, at }) => {
    const typed = item.replace(/^\s*(?:and|und|y|et|e|и|the|a|an)\s+/iu, '').trim();
    return typed === '' ? [] : [{ item: typed, at: at + item.indexOf(typed) }];
  });
}

/** Returns the list of a text; `questions` are words that open a question: “what is running low”. */
export function listIn(typed: string, questions: readonly string[] = []): Item[] {
  // Bullets below a colon become items between commas.
  const text = typed.replaceAll(/\n\s*[-*•]\s/gu, (mark) => `,${' '.repeat(mark.length - 1)}`);
  const colon = /[:：](?!\d|\/)[\s,]*/u.exec(text);
  if (colon) {
    const items = itemsIn(text, colon.index + colon[0].length);
    const short = items.filter(({ item }) => isShort(item));
    return short.length < 2 || short.length * 2 < items.length ? [] : short;
  }
  const second = /[.。]\s*(?=\S)/u.exec(text);
  if (!second) return [];
  const items = itemsIn(text, second.index + second[0].length);
  const short = items.filter(({ item }) => item.split(' ').length <= 3 && isShort(item));
  const isAsked = ({ item }: Item) =>
    questions.some((word) => plainly(item).startsWith(`${word} `));
  return short.length >= 3 && items.every((item) => short.includes(item) || isAsked(item))
    ? items
    : [];
}

type Asking = keyof NonNullable<Grammar['asking']>;

/** Returns what an item asks: “who comes”, “chi viene”. */
export function askedBy(item: string, asking: Grammar['asking']): Asking | undefined {
  const plain = plainly(item).trim();
  const isFirst = (word: string) =>
    /\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Hangul}/u.test(word)
      ? plain.includes(word)
      : plain.startsWith(`${word} `);
  return (Object.keys(asking ?? {}) as Asking[]).find((kind) => asking?.[kind].some(isFirst));
}

const goods: ReadonlySet<ArchetypeName> = new Set([
  'inventory',
  'shop',
  'order-ahead',
  'order-deliver',
  'rental',
  'marketplace',
]);
const stage =
  /^(?:in|at|on|under|out|being|to be|waiting|ready|new|done|sold|sent|paid|made|built|cut|sewn|lost|won)(?:\s|$)|^\w{2,}[^e]ed$/iu;

const firstOf = (item: string): string => plainly(item).split(' ')[0] ?? '';

function listedAs(
  items: readonly Item[],
  archetype: ArchetypeName | undefined,
  isFact: (item: string) => boolean,
  isFeature: (item: Item) => boolean,
  isVerb: (word: string) => boolean,
): ListedItems | undefined {
  const others = items.filter(({ item }) => !isFact(item));
  const as = (kind: ListedItems['as'], of = items) => ({
    as: kind,
    items: of.map(({ item }) => item),
  });
  const isStages = items.filter(({ item }) => stage.test(item)).length * 3 >= items.length * 2;
  if (items.length >= 3 && (archetype === 'board' || isStages)) return as('stages');
  const features = items.filter(isFeature).length;
  if (others.length * 2 < items.length || features * 2 > items.length) return undefined;
  if (archetype === 'checklist' && others.length > 1) return as('tasks');
  const wares = others.filter((item) => !isFeature(item));
  // “Receive pallet, pick list” are acts.
  const done = wares.filter(({ item }) => item.includes(' ') && isVerb(firstOf(item)));
  if (wares.length < 3 || done.length * 3 >= wares.length) return undefined;
  return archetype !== undefined && goods.has(archetype) ? as('rows', wares) : undefined;
}

/** “assignments with language, agency, client”: the first item also names the record. */
const holding = /^.+?\s(?:with|including)\s(?=\S)/iu;

/** Tells whether a list describes one record: “every scaffold has”. */
const isOfOne = (text: string, at: number, each: readonly string[] = []): boolean =>
  each.length > 0 &&
  new RegExp(`\\b(?:${each.join('|')})\\s\\p{L}`, 'iu').test(
    /[^.!?;\n]*$/u.exec(text.slice(0, at))?.[0] ?? '',
  );

export function withList<Said extends ReadSubjects>(
  said: Said,
  text: string,
  { asking, questions: opening, lists }: Grammar,
  isFact: (item: string) => boolean,
  isFeature: (item: Item) => boolean,
  isHolder: readonly string[],
  isVerb: (word: string) => boolean,
): Said & { listed: ListedItems | undefined; questions: SaidPart[] } {
  const items = listIn(text, opening);
  const asked = items.filter(({ item }) => askedBy(item, asking));
  const isKept = ({ item }: Item) => askedBy(item, asking) === 'many';
  // “For each funeral: coffin, flowers, music” lists facts of one record.
  const isOfEach = isOfOne(text, items[0]?.at ?? 0, lists?.each);
  const listed = isOfEach
    ? undefined
    : listedAs(
        items.filter((item) => !asked.includes(item)),
        said.archetypes[0]?.value,
        isFact,
        isFeature,
        isVerb,
      );
  const isWithin = (from: number, { at, item }: Item) => from >= at && from < at + item.length;
  // “search by postcode” is an act, so its postcode is not a fact.
  const isDone = (item: Item) =>
    (item.item.includes(' ') && isVerb(firstOf(item.item))) ||
    ((item.item.includes(' ') || !isFact(item.item)) &&
      said.acts.some(({ at }) => isWithin(at, item)));
  const isNamed = (item: Item) => isKept(item) || (isFact(item.item) && !isDone(item));
  // “Depth, gas, buddy, what I saw”: if half of the items are known facts, all are.
  const facts =
    !listed && (isOfEach || items.filter(isNamed).length * 2 >= items.length)
      ? items.filter(
          (item) => isNamed(item) || !(isFeature(item) || asked.includes(item) || isDone(item)),
        )
      : asked.filter(isKept);
  const read = listed ? items : [...asked, ...facts];
  const isOpen = ({ at }: { at: number }) => !read.some((item) => isWithin(at, item));
  // “Grade, colour, attempts. Then a pyramid of grades”: the grade is a fact of a climb.
  const isFactOf = ({ one }: { one: string }) =>
    facts.some(({ item }) => item.toLowerCase() === one);
  // “stock”, “checklist” name the list itself.
  const holders = new Set(listed ? isHolder : []);
  const outside = said.subjects.filter((noun) => isOpen(noun) && !isFactOf(noun));
  const subjects = outside.filter(({ one }) => !holders.has(one));
  return {
    ...said,
    archetypes:
      listed?.as === 'stages'
        ? said.archetypes.toSorted(
            (a, b) => Number(b.value === 'board') - Number(a.value === 'board'),
          )
        : said.archetypes,
    subjects: subjects.length > 0 ? subjects : outside.length > 0 ? outside : said.subjects,
    things: said.things.filter(isOpen),
    acts: said.acts.filter(isOpen),
    facts: [
      ...said.facts.filter(
        (fact) => !read.some(({ item }) => item.includes(fact) && !(listed && isFact(item))),
      ),
      // “how many frames of brood” is a fact; “who comes” is answered on the first screen.
      ...facts.map((fact) => (fact === items[0] ? fact.item.replace(holding, '') : fact.item)),
    ],
    listed,
    questions: asked
      .filter((item) => !isKept(item) && !facts.includes(item))
      .map(({ item }) => ({ as: 'question', texts: [item], of: askedBy(item, asking)! })),
  };
}
