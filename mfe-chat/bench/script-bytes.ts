import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { servedSize } from '@appling/shared/build/budget';
import { SITE } from '@appling/shared/build/compose';
import { releasedSource } from '../src/content/released-source.ts';
import { designFrom } from '../src/designer/design-from.ts';
import { saysParts } from '../src/designer/archetypes/make-app.ts';
import { mayHaveDetails } from '../src/designer/archetypes/read/read-app.ts';
import { firstDesign } from '../src/designer/first-design.ts';
import type { AppDesign } from '../src/designer/model/app-design.ts';
import { rareViews } from '../src/designer/components/rare-views.generated.ts';

/** What an idea makes the chat ask for until the reply with its design. */
export interface Weight {
  idea: string;
  bytes: number;
  files: readonly string[];
}

/** Of the release that the composed site serves. */
interface Release {
  id: string;
  entry: string;
  scripts: Record<string, string[]>;
}

/**
 * Reckons from the files of the built site what each idea makes the chat ask for: those that every visit needs, those of
 * the example on the phone, and those that its design shows. `shell/e2e/chat-engine.spec.ts` holds it against visits.
 */
export async function weighScripts(ideas: readonly string[]): Promise<Weight[]> {
  const registry = JSON.parse(readFileSync(path.join(SITE, 'registry.json'), 'utf8')) as {
    remotes: { chat: { current: Release } };
  };
  const { id, entry, scripts } = registry.remotes.chat.current;
  const folder = `r/chat/${id}`;
  const there = new Set(readdirSync(path.join(SITE, folder)));
  const always = [entry, ...(scripts['design-chat'] ?? []), 'engine.js', 'keeping.js'];
  /** Chunks are named after their modules. */
  const chunk = (module: string) => `src_designer_${module.replaceAll(/[/.]/g, '_')}.js`;
  const ofPhone = ({ screens }: AppDesign) =>
    screens
      .flatMap(({ components }) => components)
      .flatMap(({ type }) => (rareViews[type] ? [`components/${type}/view.tsx`] : []));
  const weigh = async (idea: string): Promise<Weight> => {
    const { design, isMade, reading } = await designFrom(idea, { content: releasedSource });
    const engine = [
      ...(reading ? ['archetypes/read/read-app.ts'] : []),
      ...(reading && mayHaveDetails.test(idea) ? ['archetypes/read/details.ts'] : []),
      ...(reading && reading.brief.language !== 'en' ? ['archetypes/read/foreign-phrases.ts'] : []),
      ...(isMade && reading && saysParts(reading) ? ['archetypes/parts/said.ts'] : []),
      isMade ? 'archetypes/make-app.ts' : 'compose/compose-design.ts',
    ].map((module) => `module-${chunk(module)}`);
    const late = [...ofPhone(firstDesign), ...ofPhone(design)].map((module) => chunk(module));
    const files = [...new Set([...always, ...engine, ...late])];
    const missing = files.filter((file) => !there.has(file));
    if (missing.length > 0) throw new Error(`The site lacks ${missing.join(', ')}.`);
    const bytes = files.reduce((sum, file) => sum + servedSize(`${folder}/${file}`), 0);
    return { idea, bytes, files };
  };
  const weights: Weight[] = [];
  for (const idea of ideas) weights.push(await weigh(idea));
  return weights.sort((one, other) => other.bytes - one.bytes);
}
