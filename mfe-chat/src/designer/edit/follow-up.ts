import { designOf, type DesignOptions } from '../design-from';
import type { Finding } from '../interpret/brief';
import type { FeatureName } from '../interpret/features';
import { languageOfIdea } from '../interpret/interpret';
import { lexiconsFor } from '../interpret/lexicon/lexicons';
import { editCueIn, readEdit, type EditReading } from '../interpret/read-edit';
import type { AppDesign } from '../model/app-design';
import { calendarFor } from './add-calendar';
import { canAdd, donorBrief, screenFor } from './add-feature';
import { apply } from './apply';
import { editWords } from './edit-words.generated';
import type { Operation, SingleOperation } from './operation';

interface FollowUp {
  /** Undefined where the sentence asks for a change that is not understood. */
  operation: Operation | undefined;
  /** What was asked for besides looks, as it was said. */
  heard: readonly Finding<FeatureName>[];
}

const longest = 400;

/** What a sentence changes in the design in hand; nothing when it asks for a new app. */
export async function followUp(
  design: AppDesign,
  sentence: string,
  options: DesignOptions,
): Promise<FollowUp | undefined> {
  const read = await editIn(sentence.trim().slice(0, longest), design.language, options);
  if (!read) return undefined;
  if (read.name) return { operation: { op: 'design.rename', name: read.name }, heard: [] };
  if (!changesSomething(read)) return { operation: undefined, heard: [] };
  const operations = looksOf(read);
  let next = operations.reduce(apply, design);
  const add = (operation: SingleOperation | undefined) => {
    if (!operation) return;
    operations.push(operation);
    next = apply(next, operation);
  };
  for (const { value: feature } of read.added) {
    if (feature === 'calendar') add(calendarFor(next));
    else if (canAdd(next, feature))
      add(screenFor(next, feature, await designOf(donorBrief(next, feature), options)));
  }
  for (const { value: feature } of read.removed) add({ op: 'feature.remove', feature });
  return { operation: { op: 'several', operations }, heard: read.added };
}

/** Reads the sentence in its own language, in that of the app or in English; where none decides, in any that has its verb. */
async function editIn(
  text: string,
  ofApp: string,
  { content }: DesignOptions,
): Promise<EditReading | undefined> {
  const languages = [languageOfIdea(text), ofApp, 'en', ...Object.keys(editWords)];
  for (const language of new Set(languages)) {
    const said = editWords[language];
    const cue = said && editCueIn(text, said);
    if (!cue) continue;
    const lexicons = lexiconsFor(language, (await content.language(language))?.lexicon);
    const read = readEdit(text, cue, said, lexicons);
    // Elsewhere an idea may begin with the same verb.
    if (language === 'en' || changesSomething(read)) return read;
  }
  return undefined;
}

const changesSomething = ({ name, style, mode, surface, added, removed }: EditReading): boolean =>
  Boolean(name ?? style ?? mode ?? surface) || added.length + removed.length > 0;

const looksOf = ({ style, mode, surface }: EditReading): SingleOperation[] => [
  ...(style ? [{ op: 'theme.style', style } as const] : []),
  ...(mode ? [{ op: 'theme.mode', mode } as const] : []),
  ...(surface ? [{ op: 'surface.set', surface } as const] : []),
];
