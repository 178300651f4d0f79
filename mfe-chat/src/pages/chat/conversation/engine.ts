import { dataArrived } from '@appling/shared/federation/fetch-data';
import { composeDesign } from '../../../designer/compose/compose-design';
import { fetchContent } from '../../../designer/compose/content/fetch-content';
import type { Finding } from '../../../designer/interpret/brief';
import type { FeatureName } from '../../../designer/interpret/features';
import { interpret, languageOfIdea } from '../../../designer/interpret/interpret';
import { wordListsFor } from '../../../designer/interpret/lexicon/lexicons';
import type { Answer, Heard, Question } from './engine-messages';
import { replies } from './replies.content';

/** A finding can span words between the two that count: of a long one the last word says it. */
const shortly = (words: string): string => {
  const all = words.trim().toLowerCase().split(/\s+/u);
  return (all.length > 3 || words.includes(',') ? all.slice(-1) : all).join(' ');
};

/** Findings by the words they came from. What no word asked for was not heard; what names the app itself is no part of it. */
function heardIn(findings: readonly Finding<FeatureName>[], kind = ''): Heard[] {
  const heard = new Map<string, Heard>();
  for (const { value, words } of findings) {
    const said = shortly(words);
    if (!said || said === kind.toLowerCase()) continue;
    const features = [...(heard.get(said)?.features ?? []), value];
    heard.set(said, { words: said, features });
  }
  return [...heard.values()];
}

/** Fetched by those who go on: the first idea is a new app in any case. */
async function changeOf({ text, style, inHand }: Question): Promise<Answer | undefined> {
  const [{ followUp }, { kindOf }, { apply }] = await Promise.all([
    import('../../../designer/edit/follow-up'),
    import('../../../designer/edit/add-feature'),
    import('../../../designer/edit/apply'),
  ]);
  const content = await fetchContent(kindOf(inHand), inHand.language);
  const start = performance.now();
  const changed = followUp(inHand, text, content);
  if (!changed) return undefined;
  const { operation, heard } = changed;
  const design = apply(inHand, operation);
  const isChanged = JSON.stringify(design) !== JSON.stringify(inHand);
  const say = isChanged ? replies.changed : replies.unchanged;
  const took = performance.now() - start;
  return { operation, heard: heardIn(heard), words: say(design.name, style), took };
}

/** A change of the design in hand, where the sentence asks for one; else a new app. */
export async function answer(question: Question): Promise<Answer> {
  const { text, style, isFirst } = question;
  await dataArrived();
  const changed = isFirst ? undefined : await changeOf(question);
  if (changed) return changed;
  // The time that is shown is the engine's own: what was fetched on the way is not in it.
  const lists = await wordListsFor(languageOfIdea(text));
  const start = performance.now();
  const brief = interpret(text, lists);
  const heardAt = performance.now();
  const content = await fetchContent(brief.kind.value, brief.language);
  const fetchedAt = performance.now();
  const design = composeDesign(brief, content);
  const took = heardAt - start + performance.now() - fetchedAt;
  const say = brief.kind.value === 'generic' ? replies.unknown : replies.drawn;
  return {
    operation: { op: 'design.set', design },
    heard: heardIn(brief.features, brief.kind.words),
    words: say(design.name, style, design.screens.length),
    took,
  };
}
