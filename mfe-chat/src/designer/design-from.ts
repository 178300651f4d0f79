import { dataArrived } from '@appling/shared/federation/fetch-data';
import { contentFor } from '../content/app-content';
import type { ContentSource } from '../content/source';
import { composeDesign } from './compose/compose-design';
import { sayFrom, type Say } from './compose/words';
import type { Brief } from './interpret/brief';
import { interpret, languageOfIdea } from './interpret/interpret';
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
  const choosing = performance.now() - start;
  const filling = await contentFor(brief, kind, language, content);
  const loadedAt = performance.now();
  const design = composeDesign(brief, filling);
  return { brief, design, say, took: choosing + performance.now() - loadedAt };
}
