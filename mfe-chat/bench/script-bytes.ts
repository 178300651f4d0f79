import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { servedSize } from '@appling/kit/budget';
import { SITE } from '@appling/kit/compose';
import { releasedSource } from '../src/content/released-source.ts';
import { asksForLook, asksForStyle } from '../src/designer/themes/asked/asks-for-look.ts';
import { colorsFrom, designFrom } from '../src/designer/design-from.ts';
import { mayTakeSide, saysParts } from '../src/designer/archetypes/make-app.ts';
import {
  mayAskFacts,
  mayBeListed,
  mayHaveDetails,
  mayListParts,
  mayTellList,
  mayTellLook,
} from '../src/designer/archetypes/read/read-app.ts';
import { wordsFor } from '../src/designer/archetypes/read/reading-words.ts';
import { hasLook, type Brief } from '../src/designer/interpret/brief.ts';
import { mayBeNamed, mayHaveLook, mayMove } from '../src/designer/interpret/read-brief.ts';
import { firstDesign } from '../src/designer/first-design.ts';
import { screenOf } from '../src/designer/model/find.ts';
import type { AppDesign } from '../src/designer/model/app-design.ts';
import { rareViews } from '../src/designer/components/rare-views.generated.ts';

export interface Weight {
  idea: string;
  bytes: number;
  files: readonly string[];
  /** Files loaded after the reply: components of other screens, and the reading. */
  later: readonly string[];
}

interface Release {
  id: string;
  entry: string;
  scripts: Record<string, string[]>;
}

function looksOf({ moods, mode, style, colors }: Brief): string[] {
  const isStyled = style.value !== 'pastel';
  const dress = colors.length > 0 ? 'dress-in-colors' : 'dress';
  if (moods.length > 0 || mode)
    return isStyled ? [dress, 'looks'] : mode ? [dress, 'night'] : [dress];
  return isStyled ? [dress, 'styles-asked'] : [dress];
}

/** Predicts which files of the built site each idea loads. An end-to-end test compares this with visits. */
export async function weighScripts(ideas: readonly string[]): Promise<Weight[]> {
  const registry = JSON.parse(readFileSync(path.join(SITE, 'registry.json'), 'utf8')) as {
    remotes: { chat: { current: Release } };
  };
  const { id, entry, scripts } = registry.remotes.chat.current;
  const folder = `r/chat/${id}`;
  const there = new Set(readdirSync(path.join(SITE, folder)));
  const always = [entry, ...(scripts['design-chat'] ?? []), 'engine.js'];
  const viewsOf = (screens: AppDesign['screens']) =>
    screens
      .flatMap(({ components }) => components)
      .flatMap(({ type }) => (rareViews[type] ? [`view-${type}.js`] : []));
  const weigh = async (idea: string): Promise<Weight> => {
    const {
      brief,
      design,
      isMade,
      chunks = [],
      look,
      reading,
    } = await designFrom(idea, {
      content: releasedSource,
    });
    const app = await releasedSource.app(brief.language);
    const language = await releasedSource.language(brief.language);
    const hasColors = (await colorsFrom(idea, releasedSource)) !== undefined;
    const engine = [
      ...(reading && mayHaveDetails.test(idea)
        ? ['details']
        : reading && mayTellLook.test(idea)
          ? ['lines']
          : []),
      ...(reading ? [reading.brief.language === 'en' ? 'english-reading' : 'foreign-reading'] : []),
      ...(isMade && reading && saysParts(reading) ? ['said-parts'] : []),
      ...(hasColors ? ['colors-said'] : []),
      ...(mayMove.test(idea) ? ['navigation'] : []),
      ...(mayBeNamed(idea) ? ['name-said'] : []),
      ...(hasLook(brief) && brief.colors.length === 0 ? ['look-reply'] : []),
      ...((look.notes?.length ?? 0) + brief.undrawn.length > 0 ? ['look-notes'] : []),
      ...(!hasColors && mayHaveLook(idea, language?.lexicon) ? ['looks-said'] : []),
      ...(asksForLook(brief) || asksForStyle(brief) ? looksOf(brief) : []),
      ...('journey' in (await releasedSource.kind(brief.kind.value)) ? ['trips-said'] : []),
      ...(reading && reading.screens.length > 1 ? ['named-screens'] : []),
      ...(reading &&
      app &&
      mayBeListed(idea, reading.archetypes[0]?.value, wordsFor(app), app.grammar)
        ? ['listed']
        : []),
      ...(isMade && reading?.toList !== undefined ? ['list-parts'] : []),
      ...(isMade && mayTakeSide.test(idea) ? ['side'] : []),
      ...(reading && brief.language === 'en' && mayListParts.test(idea) ? ['parts-of-app'] : []),
      ...(reading && mayTellList.test(idea) ? ['told-lists'] : []),
      ...(reading && brief.language === 'en' && mayAskFacts.test(idea) ? ['asked-facts'] : []),
      ...(reading && !reading.subjects[1] && !reading.things[0] ? ['own-place'] : []),
      ...(isMade && reading?.owner !== undefined ? ['overview'] : []),
      ...chunks,
      isMade ? 'make-app' : 'compose-curated',
    ].map((name) => `module-${name}.js`);
    const views = [
      ...viewsOf([screenOf(firstDesign, firstDesign.start)]),
      ...viewsOf([screenOf(design, design.start)]),
    ];
    const files = [...new Set([...always, ...engine, ...views])];
    const rest = [
      ...viewsOf(design.screens),
      'under-reply.js',
      'thumbnail.js',
      'keeping.js',
      'module-readings.js',
      // Curated content is read only after the reply.
      ...(reading ? [] : ['app-en.json', 'module-english-reading.js', 'module-details.js']),
    ];
    const missing = files.filter((file) => !there.has(file));
    if (missing.length > 0) throw new Error(`The site lacks ${missing.join(', ')}.`);
    const bytes = files.reduce((sum, file) => sum + servedSize(`${folder}/${file}`), 0);
    return { idea, bytes, files, later: rest.filter((file) => !files.includes(file)) };
  };
  const weights: Weight[] = [];
  for (const idea of ideas) weights.push(await weigh(idea));
  return weights.sort((one, other) => other.bytes - one.bytes);
}
