import { dataArrived } from '@appling/shared/federation/fetch-data';
import { contentFor } from '../content/app-content';
import type { ContentSource, KindContent, LanguageContent } from '../content/source';
import type { AppLanguage } from '../content/app-language';
import { isCurated } from './archetypes/is-curated';
import type { Reading } from './archetypes/reading';
import { controlsIn, sayFrom, type Say } from './compose/words';
import { englishSamples } from './engine-data';
import type { Brief } from './interpret/brief';
import { interpret, languageOfIdea } from './interpret/interpret';
import { isUnderstood } from './interpret/is-understood';
import { withSubject } from './interpret/with-subject';
import type { AppDesign } from './model/app-design';

export interface DesignOptions {
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
  /** Made of mechanics and a noun, not from curated content. */
  isMade: boolean;
  /** Time that reading and composing took, without what was loaded, in ms. */
  took: number;
}

/**
 * Reads an idea, loads the content that it names and composes the app. The same idea always gives the same design.
 *
 * @throws {TypeError} when content cannot be fetched, or is not the one that was released
 */
export async function designFrom(idea: string, options: DesignOptions): Promise<Designed> {
  await dataArrived();
  const language = await options.content.language(languageOfIdea(idea));
  const start = performance.now();
  const brief = interpret(idea, language?.lexicon);
  const reading = performance.now() - start;
  const made = await designOf(brief, options);
  return { ...made, took: reading + made.took };
}

/** The same for an idea that has been read: its subject is chosen, and what it names is loaded. */
export async function designOf(read: Brief, { content }: DesignOptions): Promise<Designed> {
  const [kind, language] = await Promise.all([
    content.kind(read.kind.value),
    content.language(read.language),
  ]);
  const start = performance.now();
  const say = sayFrom(language?.interface);
  const brief = withSubject(read, kind, say);
  const isPlain = isUnderstood(brief, kind);
  const choosing = performance.now() - start;
  const { reading, app, time = 0 } = (isPlain ? undefined : await readingOf(brief, content)) ?? {};
  const isMade = reading && app && !isCurated(reading, kind, app);
  const { design, took } = isMade
    ? await madeOf(reading, app, content)
    : await curated(brief, kind, language, content);
  const archetype = reading?.archetypes[0]?.value ?? kind.archetype;
  return {
    brief,
    design: archetype ? { ...design, archetype } : design,
    say,
    took: choosing + time + took,
    isMade: Boolean(isMade),
    ...(reading ? { reading } : {}),
  };
}

/** Reads mechanics and nouns; undefined in a language that has no apps of its own. */
async function readingOf(brief: Brief, content: ContentSource) {
  const [app, { readApp }] = await Promise.all([
    content.app(brief.language),
    import('./archetypes/read/read-app'),
  ]);
  if (!app) return undefined;
  const start = performance.now();
  const reading = await readApp(brief, app);
  return { reading, app, time: performance.now() - start };
}

type Made = Pick<Designed, 'design' | 'took'>;

/** An app from curated content. */
async function curated(
  brief: Brief,
  kind: KindContent,
  language: LanguageContent | undefined,
  content: ContentSource,
): Promise<Made> {
  const [filling, { composeDesign }] = await Promise.all([
    contentFor(brief, kind, language, content),
    import('./compose/compose-design'),
  ]);
  const start = performance.now();
  const design = composeDesign(brief, filling);
  return { design, took: performance.now() - start };
}

/** An app of mechanics and a noun, in the language that the brief asks for. */
async function madeOf(reading: Reading, app: AppLanguage, content: ContentSource): Promise<Made> {
  const [language, asked = app, { makeApp }] = await Promise.all([
    content.language(reading.language),
    content.app(reading.language),
    import('./archetypes/make-app'),
  ]);
  const speech = language?.samples ?? englishSamples;
  const { design, took } = await makeApp(reading, asked, speech, content);
  if (!language) return { design, took };
  return { design: { ...design, controls: controlsIn(sayFrom(language.interface)) }, took };
}
