import type { ArchetypeName } from '../../../content/archetype-names';
import type { FeatureName } from '../../interpret/features';
import type { Word } from '../../interpret/words';
import { isHouse } from '../asked/missing';
import type { Reading, ReadSubjects } from '../reading';
import { capital } from './listed-noun';
import type { GrammarSets } from './noun-phrases';

const least = 3;
const most = 8;
/** Longest text before the colon, in UTF-16 units. */
const longestLead = 70;

/** Archetypes whose lists name parts; other lists name wares, steps or facts of a record. */
const listing: ReadonlySet<ArchetypeName> = new Set([
  'booking',
  'club',
  'directory',
  'events',
  'feed',
  'order-ahead',
  'shop',
  'utility',
]);

/** Features that a list of records shows as well. */
const soundsLike = /^(?:detail|feed|form|list|stats)$/u;

/** Reads an app that is a list of its parts, in any language but English: “Notre club : les dates, les membres, les photos”. */
export function foreignParts(
  text: string,
  words: readonly Word[],
  { archetypes, subjects, things }: ReadSubjects,
  { appNouns, articles, closed, ofWords }: GrammarSets,
  featuresOf: (part: string) => readonly FeatureName[],
): Pick<Reading, 'owner' | 'screens' | 'parts' | 'things'> | undefined {
  const colon = text.search(/[:：](?!\d|\/)/u);
  const lead = text.slice(0, colon);
  const isName = lead.length <= longestLead && !/[.,;!?。，、]/u.test(lead);
  if (!isName || !listing.has(archetypes[0]?.value ?? 'utility')) return undefined;
  const house = subjects.find((noun) => isHouse(noun) && noun.at < colon);
  const isOfApp = words.some(({ plain, end }) => end <= colon && appNouns.has(plain));
  const listed = things.filter(({ at }) => at > colon);
  // “The dinner: restaurant, cake, host” are things of one sort.
  const sorts = listed.map(({ category }) => category);
  const isOfOneSort = sorts.some(
    (sort) => sort && sorts.filter((each) => each === sort).length * 2 > sorts.length,
  );
  if (!(house ?? isOfApp) || listed.length < least || isOfOneSort) return undefined;
  const bare = (said: string) => {
    const [first = ''] = /^\S+\s|^\p{L}['’]/u.exec(said) ?? [];
    return articles.has(first.trim().toLowerCase()) || /['’]$/u.test(first)
      ? said.slice(first.length)
      : said;
  };
  const named = listed.slice(0, most).map(({ words: said, ...thing }) => {
    const title = capital(bare(said));
    return { title, features: featuresOf(title), ...thing };
  });
  return {
    owner: ownerIn(),
    things: [],
    parts: named.flatMap(({ title, features, at, one, many, category, known }) =>
      features.every((feature) => soundsLike.test(feature))
        ? {
            title,
            at,
            noun: { one: bare(one), many: bare(many), category, known },
            isSure: known !== undefined,
            isAct: false,
            within: [],
            isOfFacts: false,
          }
        : [],
    ),
    screens: named.map(({ title, features }) => ({
      name: title,
      also: '',
      line: '',
      features,
      said: [],
    })),
  };

  /** “Une appli pour notre club de pétanque”: “Club de pétanque”. Russian nouns are in another case there. */
  function ownerIn(): string {
    if (/\p{sc=Cyrillic}/u.test(lead)) return capital(house?.one ?? '');
    const before = words.filter(({ end }) => end <= colon);
    const isOwn = ({ plain }: Word) =>
      ofWords.has(plain) || !(closed.has(plain) || articles.has(plain) || appNouns.has(plain));
    const from = before.findLastIndex((word) => !isOwn(word)) + 1;
    const first = before.slice(from).find(({ plain }) => !ofWords.has(plain));
    const name = first ? text.slice(first.at, colon).trim() : '';
    const isNoun = subjects.some(({ words: noun, at }) => at < colon && name.includes(noun));
    return capital(isNoun && (!house || name.includes(house.words)) ? name : (house?.one ?? ''));
  }
}
