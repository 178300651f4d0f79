import { isPictographic } from '../../interpret/words';
import type { ReadSubjects, SubjectReading } from '../reading';
import type { ForeignText } from './foreign-text';
import { askedBy, type Item } from './listed';
import type { NounPhrase } from './noun-phrases';
import type { Grammar } from '../../../content/grammar.schema';

const places: ReadonlySet<string> = new Set([
  'homes',
  'outdoor-places',
  'public-places',
  'venues',
  'workplaces',
]);

const most = 8;

/** Longest Chinese noun, in characters; longer runs are clauses. */
const mostSigns = 5;
/** Endings of clauses that are not nouns: lower case in German, a finite verb in Turkish. */
const finite: Readonly<Record<string, RegExp>> = {
  de: /\s\p{Ll}+$/u,
  tr: /(?:[ıiuü]yor(?:uz|um|sun|lar|sunuz)?|s[ıiuü]n(?:lar|ler)?)$/u,
};

export function foreignLists(
  all: readonly Item[],
  { text, words, sets, nouns, code }: Omit<ForeignText, 'open'>,
  phrases: readonly NounPhrase[],
  grammar: Grammar,
  subject: SubjectReading | undefined,
  isFact: (item: string) => boolean,
): Pick<ReadSubjects, 'things' | 'facts' | 'acts'> {
  const items = all.filter(({ item }) => !askedBy(item, grammar.asking));
  const areFacts = items.filter(({ item }) => isFact(item)).length * 2 > all.length;
  const within = ({ item, at }: Item, start: number) => start >= at && start < at + item.length;
  const isVerb = ({ at }: Item) =>
    words.some(
      (word) =>
        word.at === at &&
        (sets.verbs.has(word.plain) || nouns.verbStems.has(nouns.stem(word.plain))),
    );
  const joins = (plain: string) =>
    [sets.ofWords, sets.articles, sets.forWords].some((set) => set.has(plain));
  // “will ich lesen”, “auf welcher Seite”, “los clientes dejan la bici”, “Maske gereinigt”, “evden halıyı alıyoruz”
  const isClause = (item: Item) => {
    const own = words.filter(({ at }) => within(item, at)).map(({ plain }) => plain);
    if (isPictographic(item.item)) return code === 'zh' && item.item.length > mostSigns;
    return (
      own.some((plain) => sets.closed.has(plain) && !joins(plain)) ||
      (own.length > 3 && !own.some((plain) => sets.ofWords.has(plain))) ||
      (own.length > 1 && (finite[code]?.test(item.item) ?? false))
    );
  };
  const found = phrases.flatMap((phrase): SubjectReading[] => {
    const { from, to, known, one, many, isPerson } = phrase;
    const at = words[from]?.at ?? 0;
    const isListed = items.some((item) => within(item, at));
    const isKept = known !== undefined && !isListed && !places.has(known.category) && !isPerson;
    const typed = text.slice(at, words[to]?.end ?? at);
    return isKept && one !== subject?.one
      ? [{ value: one, words: typed, at, one, many, category: known?.category, known }]
      : [];
  });
  const listed = items.flatMap((item): SubjectReading[] => {
    const noun = phrases.find(({ from }) => within(item, words[from]?.at ?? -1));
    // German nouns are capitalised.
    const isNone = code === 'de' && !noun;
    if (areFacts || isVerb(item) || isNone || isClause(item)) return [];
    const known = noun?.known;
    const [one, many] =
      known && (known.one === item.item.toLowerCase() || known.many === item.item.toLowerCase())
        ? [known.one, known.many]
        : [item.item, item.item];
    return [
      { value: one, words: item.item, at: item.at, one, many, category: known?.category, known },
    ];
  });
  return {
    things: once([...listed, ...found]),
    facts: areFacts ? all.map(({ item }) => item).slice(0, most) : [],
    acts: areFacts
      ? []
      : items
          .filter((item) => isVerb(item) || (code === 'zh' && isClause(item)))
          .map(({ item, at }) => ({
            value: item,
            words: item,
            at,
            verb: item,
            object: '',
            isWay: isPictographic(item) ? item.length <= 8 : /^\S+( \S+){1,3}$/u.test(item),
          })),
  };
}

const once = (things: readonly SubjectReading[]): SubjectReading[] =>
  [...new Map(things.map((thing) => [thing.one, thing])).values()].slice(0, most);
