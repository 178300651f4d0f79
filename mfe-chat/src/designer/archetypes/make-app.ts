import type { LanguageSamples } from '../../content/language-samples.schema';
import type { AppLanguage, AppSource, CategoryContent } from '../../content/app-language';
import type { AppDesign } from '../model/app-design';
import { enough } from './asked/asked';
import { askedIn } from './asked/with-missing';
import { composeApp, type ComposeOptions } from './compose-app';
import { isSeveral, keptIn, mostListed, mostThings } from './asked/kept';
import { isHouse, missingIn } from './asked/missing';
import { withOwnRows } from './asked/own-rows';
import type { Thing } from './asked/things';
import type { ListedPart, Reading, SubjectReading } from './reading';
import { wordsFor } from './read/reading-words';
import type { SeldomParts } from './context';
import { loadLacking } from './parts/builders';
import type { Planners } from './screens';
import { subjectFor, subjectOf } from './subject-for';

type Speech = Pick<LanguageSamples, 'people' | 'weekdays' | 'weekdayLetters'>;

export const saysParts = ({ home, screens, quotes }: Reading): boolean =>
  home.length > 0 || quotes.length > 0 || screens.some(({ said }) => said.length > 0);

/** Matches “Driver side only”, “the barber's view”. */
export const mayTakeSide = /\b(?:side|view)\b/iu;

/** Longest text that leaves open what else the app keeps, and longest English one whose other nouns get lists, in UTF-16 units. */
const longestOpen = 80;
const longestListed = 340;

/** Archetypes with records of one’s own: “swimming” stands for swims, and other lists belong to them. */
const keepingActs = /^(?:board|checklist|feed|inventory|notes|session-timer|tracker)$/u;

export interface Made {
  design: AppDesign;
  /** Time of composing, in ms. */
  took: number;
  /** Loaded chunks, which the bench weighs. */
  chunks: readonly string[];
}

export async function makeApp(
  given: Reading,
  app: AppLanguage,
  { people, weekdays, weekdayLetters }: Speech,
  content: AppSource,
): Promise<Made> {
  const { toList } = given;
  const chunks: string[] = [];
  const loaded = <Module>(name: string, module: Promise<Module>): Promise<Module> => {
    chunks.push(name);
    return module;
  };
  const fetchFields = () => content.facts(app);
  const [lists, fieldsOfLists] =
    toList === undefined
      ? []
      : await Promise.all([
          import(/* webpackChunkName: "list-parts" */ './read/list-parts'),
          fetchFields(),
        ]);
  const reading =
    lists?.withParts(given, toList ?? '', wordsFor(app), fieldsOfLists ?? {}) ?? given;
  // One or two facts do not define a record, unless they name their values.
  const isAsking =
    reading.facts.length >= enough ||
    /[(/]| or |\b(?:who|when|where|whether|was|were|which|whose)\b/iu.test(reading.facts.join()) ||
    [...reading.home, ...reading.screens.flatMap(({ said: all }) => all)].some(({ as }) =>
      /^(?:rows|facts)$/u.test(as),
    ) ||
    reading.parts?.some(({ isOfFacts, within }) => isOfFacts && within.length > 0);
  const plainFacts = () =>
    loaded('late-facts', import(/* webpackChunkName: "late-facts" */ './asked/facts'));
  const [facts, knownFields] = isAsking
    ? await Promise.all([
        loaded('facts', import(/* webpackChunkName: "facts" */ './asked/said-facts')),
        fieldsOfLists ?? fetchFields(),
      ])
    : [];
  const some = facts ?? (reading.facts.length > 0 ? await plainFacts() : undefined);
  const name = facts?.mechanicsFor(reading) ?? reading.archetypes[0]?.value ?? 'tracker';
  const { archetype: usual, phrases } = await content.archetype(name, app);
  const archetype = facts?.keeping(usual, reading.facts.length) ?? usual;
  const { language, currency } = reading;
  const customs = { language, currency, worth: app.currencies.worth[currency] ?? 1 };
  const categoryOf = async (wanted: string): Promise<CategoryContent> => {
    const own = await content.category(wanted, app);
    if (own.fits && !own.fits.in.includes(name)) return categoryOf(own.fits.else);
    return own;
  };
  const isListing = reading.listed !== undefined || (reading.parts?.length ?? 0) > 0;
  const ofLists = isListing
    ? await loaded('held', import(/* webpackChunkName: "held" */ './asked/listed'))
    : undefined;
  const partRows =
    app.rows && isListing
      ? await loaded(
          'sample-rows',
          import(/* webpackChunkName: "sample-rows" */ './asked/sample-rows'),
        )
      : undefined;
  const asThing = async (noun: SubjectReading, isAlone = false): Promise<Thing> => {
    const known = await categoryOf(noun.category ?? 'neutral-thing');
    // “Stage plans” are not ordinary plans.
    const isOther = noun.known !== undefined && noun.known.one !== noun.one;
    const own = isOther && known.titles[0] === '{kind}' ? await categoryOf('neutral-thing') : known;
    const subject = subjectOf(noun, own);
    return { subject, ...(await withOwnRows(own, subject, { isAlone }, app, content)) };
  };
  const asListed = async (part: ListedPart): Promise<Thing> => {
    const { title, noun, within, isOfFacts, at, isAct, values, of } = part;
    const own = await asThing({ ...noun, value: noun.one, words: title, at });
    const isOpen = within.length === 0 && !isAct && !part.isOfSubject;
    const known = isOpen
      ? await partRows?.withRows(own.category, part, reading.owner !== undefined, app, content)
      : undefined;
    const thing = { ...own, ...known, title, isAct };
    if (!isOfFacts || !facts)
      return {
        ...thing,
        category: ofLists!.holding(thing.category, within, language, {
          values,
          label: app.texts.fields[of ?? 'price'],
        }),
        count: within.length || undefined,
        ...(values ? { asked: 1 } : {}),
      };
    const { category, asked = 0 } = facts.withFacts({ ...shared, ...thing }, { facts: within });
    return { ...thing, category, asked };
  };
  const shared = {
    customs,
    features: app.features,
    archetype,
    phrases,
    shared: app.shared,
    texts: app.texts,
    people,
    days: weekdays,
    letters: weekdayLetters,
    knownFields,
    factKinds: app.factKinds,
  };
  const parts = (reading.parts ?? []).slice(0, mostListed);
  const others = keptIn(reading, app, phrases).slice(0, Math.max(0, mostThings - parts.length));
  const named = await Promise.all([...parts.map(asListed), ...others.map((noun) => asThing(noun))]);
  const companions = () =>
    loaded('companions', import(/* webpackChunkName: "companions" */ './asked/companions'));
  const [leading] = reading.subjects;
  const isAct = leading && keepingActs.test(name) && /...(?:ing|er)$/u.test(leading.one);
  const meant = isAct ? await (await companions()).recordsFor(leading, app, content) : undefined;
  const subjects = meant
    ? [meant, ...reading.subjects]
    : leading && isHouse(leading)
      ? (await companions()).belongingTo(reading.subjects, name, app)
      : reading.subjects;
  // “Real estate: listings, map, favourites”: the map shows the listings.
  const [lead] = reading.owner !== undefined && !reading.about ? named : [];
  const { subject, category } =
    lead ??
    (await subjectFor(
      { archetype, phrases },
      // An app of a youth club shows soap and flour, not the club.
      reading.about
        ? [reading.about]
        : reading.listed
          ? subjects.filter((noun) => !isHouse(noun))
          : subjects,
      language,
      categoryOf,
    ));
  const { counts, text } = reading.brief;
  const isAlone = !(reading.subjects[1] ?? reading.things[0]) && subjects[0]?.one === subject.one;
  const use = { count: counts[subject.many], isAlone };
  const ofSubject: Omit<Thing, 'subject'> =
    lead ?? (await withOwnRows(category, subject, use, app, content));
  // A short sentence leaves open what else the app keeps.
  const isOpen =
    keepingActs.test(name) && !named[0] && !reading.screens[1] && text.length <= longestOpen;
  const also = isOpen ? ofSubject.also : undefined;
  const things = also?.length
    ? await Promise.all(
        (await companions())
          .nounsOf(also, app)
          .map(async (noun): Promise<Thing> => ({ ...(await asThing(noun, true)), isExtra: true })),
      )
    : named;
  const said = saysParts(reading)
    ? (await import(/* webpackChunkName: "said-parts" */ './asked/said')).saying
    : undefined;
  const planners: Planners = {
    ofList:
      reading.screens.length > 1
        ? (await import(/* webpackChunkName: "named-screens" */ './read/named-screens'))
            .listedScreens
        : undefined,
    overview:
      reading.owner === undefined
        ? undefined
        : (await import(/* webpackChunkName: "overview" */ './asked/overview')).withOverview,
    ofSide: mayTakeSide.test(reading.brief.text)
      ? (await import(/* webpackChunkName: "side" */ './asked/side')).ofSide
      : undefined,
  };
  const seldom: SeldomParts = { builders: {}, chunks, lacking: new Set() };
  let took = 0;
  const compose = async (options: ComposeOptions): Promise<AppDesign> => {
    const ofThings = options.things?.[0]
      ? await loaded('things', import(/* webpackChunkName: "things" */ './asked/things'))
      : undefined;
    const start = performance.now();
    const ingredients = { ...shared, subject, ...ofSubject };
    const design = composeApp(reading, ingredients, {
      ...options,
      ...planners,
      placing: ofThings?.withThings,
      seldom,
      withListed: ofLists?.withListed,
      said,
    });
    took += performance.now() - start;
    return (await loadLacking(seldom)) ? compose(options) : design;
  };
  const made = (design: AppDesign): Made => ({ design, took, chunks });
  const first = await compose({ things, facts: some });
  const missing = missingIn(first, reading);
  if (missing.length === 0) return made(first);
  // A brief that names its screens gets only these.
  const room = reading.screens.length >= 2 ? 0 : mostThings - things.length;
  const several = missing.filter(isSeveral);
  const collections =
    several[0] && room > 0 && (language !== 'en' || text.length <= longestListed)
      ? await loaded(
          'collections',
          import(/* webpackChunkName: "collections" */ './asked/collections'),
        )
      : undefined;
  const own = collections?.collectionsIn(several, reading.brief) ?? [];
  const more = keptIn({ ...reading, things: own }, app, phrases).slice(0, room);
  const added = await Promise.all(more.map((noun) => asThing(noun)));
  const left = missing.filter((noun) => !more.includes(noun));
  const late =
    some ?? (askedIn(reading, left, shared).facts.length > 0 ? await plainFacts() : undefined);
  const design = await compose({ things: [...things, ...added], facts: late, missing: left });
  return made(design);
}
