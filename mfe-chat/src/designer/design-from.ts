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
  /** Corrections by hand; the app is then made from the reading, never from curated content. */
  choice?: Choice | undefined;
  content: ContentSource;
}

export interface Designed {
  brief: Brief;
  design: AppDesign;
  say: Say;
  /** Undefined when curated content matches every word. */
  reading?: Reading;
  /** Moods and colours that were applied. */
  look: Partial<Omit<Dressed, 'design'>>;
  /** Made from an archetype and a noun, not from curated content. */
  isMade: boolean;
  /** Code that made the fields of the app; the bench weighs it. */
  chunks?: Made['chunks'];
  /** Reading and composing without loading, in ms. */
  took: number;
}

/**
 * Reads an idea, loads its content and composes the app. The same idea always gives the same design.
 * @throws {TypeError} when content cannot be fetched, or its hash differs
 */
export async function designFrom(idea: string, options: DesignOptions): Promise<Designed> {
  const { brief, time } = await briefOf(idea, options.content);
  const made = await designOf(brief, options);
  return { ...made, took: time + made.took };
}

/** Duration in ms. */
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
 * Reads an idea without composing its app.
 * @throws {TypeError} when content cannot be fetched, or its hash differs
 */
export async function readingFrom(idea: string, { content, choice }: DesignOptions) {
  const { brief } = await briefOf(idea, content);
  return { brief, ...(await readingOf(brief, content, choice)) };
}

/** Returns undefined when the idea names no colour. */
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

/** Loads content and composes the app for a Brief. */
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
    // Apps that list their parts have those, whatever the kind's content has.
    !mayListParts.test(read.text) &&
    showsNouns(await filling(), beside, brief) &&
    showsNouns(await filling(), nounsOfKind(brief), brief, false);
  const {
    reading,
    app,
    time = 0,
  } = (isPlain ? undefined : await readingOf(brief, content, choice)) ?? {};
  const isKinds = reading && app && !choice && isCurated(reading, app);
  // A trip has curated stops, with any companions.
  const isTrip = brief.trip !== undefined && reading?.archetypes[0]?.value === 'trip';
  const isMade =
    reading &&
    app &&
    !(isKinds && (isTrip || showsNouns(await filling(), nounsOf(reading), brief)));
  const {
    design,
    took,
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
    chunks,
    ...(reading ? { reading } : {}),
  };
}

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

/** Returns undefined if the language has no archetypes. */
async function readingOf(brief: Brief, content: ContentSource, choice: Choice | undefined) {
  const app = await content.app(brief.language);
  if (!app) return undefined;
  const start = performance.now();
  const heard = await readApp(brief, app);
  const read =
    heard.subjects[1] || heard.things[0]
      ? heard
      : await (
          await import(/* webpackChunkName: "own-place" */ './archetypes/own-place')
        ).withOffer(heard, app, content);
  const time = performance.now() - start;
  if (!choice) return { reading: read, app, time };
  const { chosenReading } = await import(/* webpackChunkName: "readings" */ './archetypes/choice');
  return { reading: chosenReading(read, choice), app, time };
}

type Composed = Pick<Made, 'design' | 'took'> & Partial<Made>;

async function curated(brief: Brief, filling: AppContent): Promise<Composed> {
  const { curatedDesign } = await import(
    /* webpackChunkName: "compose-curated" */ './curated-design'
  );
  const start = performance.now();
  const design = curatedDesign(brief, filling);
  return { design, took: performance.now() - start };
}

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
