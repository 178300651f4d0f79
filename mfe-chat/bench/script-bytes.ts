import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { servedSize } from '@appling/shared/build/budget';
import { SITE } from '@appling/shared/build/compose';
import { composeDesign } from '../src/designer/compose/compose-design.ts';
import { everything } from '../src/designer/compose/content/everything.ts';
import { readIdea } from '../src/designer/interpret/read-idea.ts';
import { firstDesign } from '../src/designs/first-design.generated.ts';
import type { AppDesign } from '../src/designer/model/app-design.ts';
import { picturesIn } from '../src/designer/render/drawable.ts';
import { rareViews } from '../src/designer/components/rare-views.generated.ts';

/** What an idea makes the chat ask for until the reply with its design. */
export interface Weight {
  idea: string;
  bytes: number;
  files: readonly string[];
}

const source = path.join(import.meta.dirname, '../src/designer');

/** Of the release that the composed site serves. */
interface Release {
  id: string;
  entry: string;
  scripts: Record<string, string[]>;
}

/** `es` lies in `spanish`. */
const languageFile = (language: string) =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(language)?.toLowerCase() ?? '';

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
  const groups = readdirSync(path.join(SITE, folder)).flatMap((file) => {
    const [, group] = /^texts-(\w+)\.json$/.exec(file) ?? [];
    if (!group) return [];
    const { texts } = JSON.parse(readFileSync(path.join(SITE, folder, file), 'utf8')) as {
      texts: object;
    };
    return { group, kinds: Object.keys(texts) };
  });

  /** Chunks are named after their modules. */
  const chunk = (module: string, prefix = '') =>
    `${prefix}src_designer_${module.replaceAll(/[/.]/g, '_')}.js`;
  const ofEngine = ({ kind, language }: AppDesign) => [
    ...groups
      .filter(({ kinds }) => kinds.includes(kind))
      .map(({ group }) => `compose/content/files/${group}.ts`),
    ...(language === 'en'
      ? []
      : [
          'compose/content/interface-words.ts',
          `compose/content/spoken/${languageFile(language)}.ts`,
          `interpret/lexicon/${languageFile(language)}.ts`,
        ]),
  ];
  const ofPhone = (design: AppDesign) => [
    ...design.screens
      .flatMap(({ components }) => components)
      .flatMap(({ type }) => (rareViews[type] ? [`components/${type}/view.tsx`] : [])),
    ...picturesIn(design)
      .map((name) => `drawings/pictures/${name}.ts`)
      .filter((file) => existsSync(path.join(source, file))),
  ];
  const weigh = async (idea: string): Promise<Weight> => {
    const design = composeDesign(await readIdea(idea), everything);
    const late = [
      ...ofEngine(design).map((module) => chunk(module, 'module-')),
      ...[...ofPhone(firstDesign), ...ofPhone(design)].map((module) => chunk(module)),
    ];
    const files = [...new Set([...always, ...late])];
    const missing = files.filter((file) => !there.has(file));
    if (missing.length > 0) throw new Error(`The site lacks ${missing.join(', ')}.`);
    const bytes = files.reduce((sum, file) => sum + servedSize(`${folder}/${file}`), 0);
    return { idea, bytes, files };
  };
  const weights: Weight[] = [];
  for (const idea of ideas) weights.push(await weigh(idea));
  return weights.sort((one, other) => other.bytes - one.bytes);
}
