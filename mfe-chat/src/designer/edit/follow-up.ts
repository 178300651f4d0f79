import type { Content } from '../compose/content/content';
import type { Finding } from '../interpret/brief';
import type { FeatureName } from '../interpret/features';
import { languageOfIdea } from '../interpret/interpret';
import { lexiconsFor, wordListsFor } from '../interpret/lexicon/lexicons';
import { editCueIn, readEdit, type EditReading } from '../interpret/read-edit';
import type { AppDesign } from '../model/app-design';
import { calendarFor } from './add-calendar';
import { screenFor } from './add-feature';
import { apply } from './apply';
import { editWords } from './edit-words.generated';
import type { Operation } from './operation';

interface FollowUp {
  operation: Operation;
  /** What was asked for besides looks, as it was said. */
  heard: readonly Finding<FeatureName>[];
}

const longest = 400;

/**
 * What a sentence changes in the design in hand; nothing when it asks for a new app.
 *
 * @param content that of the design's kind
 */
export async function followUp(
  design: AppDesign,
  sentence: string,
  content: Content,
): Promise<FollowUp | undefined> {
  const read = await editIn(sentence.trim().slice(0, longest), design.language);
  if (!read) return undefined;
  if (read.name) return { operation: { op: 'design.rename', name: read.name }, heard: [] };
  const operations = looksOf(read);
  let next = operations.reduce(apply, design);
  const add = (operation: Operation | undefined) => {
    if (!operation) return;
    operations.push(operation);
    next = apply(next, operation);
  };
  for (const { value: feature } of read.added)
    add(feature === 'calendar' ? calendarFor(next) : screenFor(next, feature, content));
  for (const { value: feature } of read.removed) add({ op: 'feature.remove', feature });
  return { operation: { op: 'several', operations }, heard: read.added };
}

/** Reads the sentence in its own language, in that of the app or in English; where none decides, in any that has its verb. */
async function editIn(text: string, ofApp: string): Promise<EditReading | undefined> {
  const languages = [languageOfIdea(text), ofApp, 'en', ...Object.keys(editWords)];
  for (const language of new Set(languages)) {
    const said = editWords[language];
    const cue = said && editCueIn(text, said);
    if (!cue) continue;
    const lexicons = lexiconsFor(language, await wordListsFor(language));
    const read = readEdit(text, cue, said, lexicons);
    // Elsewhere an idea may begin with the same verb.
    if (language === 'en' || changesSomething(read)) return read;
  }
  return undefined;
}

const changesSomething = ({ name, style, mode, surface, added, removed }: EditReading): boolean =>
  Boolean(name ?? style ?? mode ?? surface) || added.length + removed.length > 0;

const looksOf = ({ style, mode, surface }: EditReading): Operation[] => [
  ...(style ? [{ op: 'theme.style', style } as const] : []),
  ...(mode ? [{ op: 'theme.mode', mode } as const] : []),
  ...(surface ? [{ op: 'surface.set', surface } as const] : []),
];
