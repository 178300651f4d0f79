import { dataArrived } from '@appling/runtime/federation/fetch-data';
import { contentFor } from '../content/app-content';
import type { AppContent, ContentSource } from '../content/source';
import type { AppLanguage } from '../content/app-language';
import { isCurated } from './archetypes/is-curated';
import { nounsOf, nounsOfKind, showsNouns } from './archetypes/shows-nouns';
import type { Choice } from './archetypes/choice';
import { mayListParts, readApp } from './archetypes/read/read-app';
import type { Made } from './archetypes/make-app';
import type { Reading } from './archetypes/reading';
import { controlsIn, sayFrom, type Say } from './compose/words';
import { englishSamples } from './engine-data';
import type { Brief } from './interpret/brief';
import { languageOfIdea, mayNameColors, namesColors, readBrief } from './interpret/read-brief';
import type { ReadColors } from './interpret/read-style';
import { wordsBeside } from './interpret/words-beside';
import { readersFor } from './interpret/readers-for';
import { withSubject } from './interpret/with-subject';
import type { AppDesign } from './model/app-design';
import { asksForLook, asksForStyle } from './themes/asked/asks-for-look';
import type { Dressed } from './themes/asked/dressed';

export interface DesignOptions {
  /** What the visitor corrected by hand: the app is then made of the reading, never of curated content. */
  choice?: Choice | undefined;
  /** Where kinds, packs, trips and languages come from. */
  content: ContentSource;
}

export interface Designed {
  /** Everything that the idea says. */
  brief: Brief;
  design: AppDesign;
  /** The texts of the interface in the language of the app. */
  say: Say;
  /** Mechanics, subject, roles and screens as they were read; undefined where curated content answers every word. */
  reading?: Reading;
  /** What was drawn of the moods and colours that the idea asks for. */
  look: Partial<Omit<Dressed, 'design'>>;
  /** Made of mechanics and a noun, not from curated content. */
  isMade: boolean;
  /** Which code made the fields of an app that was made; the bench weighs it. */
  facts?: Made['facts'];
  chunks?: Made['chunks'];
  /** Time that reading and composing took, without what was loaded, in ms. */
  took: number;
}

/**
 * Reads an idea, loads the content that it names and composes the app. The same idea always gives the same design.
 *
 * @throws {TypeError} when content cannot be fetched, or is not the one that was released
 */
export async function designFrom(idea: string, options: DesignOptions): Promise<Designed> {
  const { brief, time } = await briefOf(idea, options.content);
  const made = await designOf(brief, options);
  return { ...made, took: time + made.took };
}

/** The Brief of an idea before its subject is chosen, and the time that reading took, in ms. */
async function briefOf(
  idea: string,
  content: ContentSource,
): Promise<{ brief: Brief; time: number }> {
  await dataArrived();
  const [language, colors] = await Promise.all([
    content.language(languageOfIdea(idea)),
    colorsFrom(idea, content),
  ]);
  const readers = await readersFor(idea, language?.lexicon, colors);
  const start = performance.now();
  const brief = readBrief(idea, language?.lexicon, readers);
  return { brief, time: performance.now() - start };
}

/**
 * The Brief of an idea and what it is read as, without its app.
 *
 * @throws {TypeError} when content cannot be fetched, or is not the one that was released
 */
export async function readingFrom(idea: string, { content, choice }: DesignOptions) {
  const { brief } = await briefOf(idea, content);
  return { brief, ...(await readingOf(brief, content, choice)) };
}

/** What reads colours; undefined where the names of all colours show that the idea has none. */
export async function colorsFrom(
  idea: string,
  content: ContentSource,
): Promise<ReadColors | undefined> {
  if (!mayNameColors(idea)) return undefined;
  const words = await content.colors();
  if (!namesColors(idea, words)) return undefined;
  const { colorsReader } = await import(
    /* webpackChunkName: "colors-said" */ './interpret/colors/read-colors'
  );
  return colorsReader(words);
}

/** The same for an idea that has been read: its subject is chosen, and what it names is loaded. */
export async function designOf(read: Brief, { content, choice }: DesignOptions): Promise<Designed> {
  const [kind, language] = await Promise.all([
    content.kind(read.kind.value),
    content.language(read.language),
  ]);
  const trips =
    'journey' in kind
      ? await import(/* webpackChunkName: "trips-said" */ './interpret/read-trip')
      : undefined;
  const start = performance.now();
  const say = sayFrom(language?.interface);
  const brief = withSubject(read, kind, say, trips?.readTrip);
  const beside = choice ? undefined : wordsBeside(brief, kind);
  const choosing = performance.now() - start;
  const filling = () => contentFor(brief, kind, language, content);
  const isPlain =
    beside !== undefined &&
    // An app that is a list of its parts has these, whatever was written for its kind.
    !mayListParts.test(read.text) &&
    showsNouns(await filling(), beside, brief) &&
    showsNouns(await filling(), nounsOfKind(brief), brief, false);
  const {
    reading,
    app,
    time = 0,
  } = (isPlain ? undefined : await readingOf(brief, content, choice)) ?? {};
  const isKinds = reading && app && !choice && isCurated(reading, app);
  // A trip has written stops, whoever comes along.
  const isTrip = brief.trip !== undefined && reading?.archetypes[0]?.value === 'trip';
  const isMade =
    reading &&
    app &&
    !(isKinds && (isTrip || showsNouns(await filling(), nounsOf(reading), brief)));
  const {
    design,
    took,
    facts,
    chunks = [],
  } = isMade ? await madeOf(reading, app, content) : await curated(brief, await filling());
  const archetype = reading?.archetypes[0]?.value ?? kind.archetype;
  const { design: dressed, ...look } = await inLook(
    archetype ? { ...design, archetype } : design,
    brief,
    content,
  );
  return {
    brief,
    design: dressed,
    look,
    say,
    took: choosing + time + took,
    isMade: Boolean(isMade),
    facts,
    chunks,
    ...(reading ? { reading } : {}),
  };
}

/** The app in the style, moods and colours that its sentence asks for. */
async function inLook(
  design: AppDesign,
  brief: Brief,
  content: ContentSource,
): Promise<Dressed | { design: AppDesign }> {
  if (!asksForLook(brief) && !asksForStyle(brief)) return { design };
  const [known, dress] = await Promise.all([
    brief.moods.length > 0 ? content.moods() : {},
    brief.colors.length > 0
      ? import(/* webpackChunkName: "dress-in-colors" */ './themes/asked/dress-in-colors').then(
          ({ dressInColors }) => dressInColors,
        )
      : import(/* webpackChunkName: "dress" */ './themes/asked/dress').then((part) => part.dress),
  ]);
  return dress(design, brief, known);
}

/** Reads mechanics and nouns; undefined in a language that has no apps of its own. */
async function readingOf(brief: Brief, content: ContentSource, choice: Choice | undefined) {
  const app = await content.app(brief.language);
  if (!app) return undefined;
  const start = performance.now();
  const read = await readApp(brief, app);
  const time = performance.now() - start;
  if (!choice) return { reading: read, app, time };
  const { chosenReading } = await import(/* webpackChunkName: "readings" */ './archetypes/choice');
  return { reading: chosenReading(read, choice), app, time };
}

type Composed = Pick<Made, 'design' | 'took'> & Partial<Made>;

/** An app from curated content. */
async function curated(brief: Brief, filling: AppContent): Promise<Composed> {
  const { curatedDesign } = await import(
    /* webpackChunkName: "compose-curated" */ './curated-design'
  );
  const start = performance.now();
  const design = curatedDesign(brief, filling);
  return { design, took: performance.now() - start };
}

/** An app of mechanics and a noun, in the language that the brief asks for. */
async function madeOf(
  reading: Reading,
  app: AppLanguage,
  content: ContentSource,
): Promise<Composed> {
  const [language, asked = app, { makeApp }] = await Promise.all([
    content.language(reading.language),
    content.app(reading.language),
    import(/* webpackChunkName: "make-app" */ './archetypes/make-app'),
  ]);
  const speech = language?.samples ?? englishSamples;
  const made = await makeApp(reading, asked, speech, content);
  if (!language) return made;
  return { ...made, design: { ...made.design, controls: controlsIn(sayFrom(language.interface)) } };
}
