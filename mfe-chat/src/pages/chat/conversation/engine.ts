import { dataArrived } from '@appling/shared/federation/fetch-data';
import { composeDesign } from '../../../designer/compose/compose-design';
import { fetchContent } from '../../../designer/compose/content/fetch-content';
import { interpret, languageOfIdea } from '../../../designer/interpret/interpret';
import { wordListsFor } from '../../../designer/interpret/lexicon/lexicons';
import { askedLook } from './asked-look';
import type { Answer, Question } from './engine-messages';
import { heardIn } from './heard-in';
import { lookIn, replies } from './replies.content';

/** A change of the design in hand, where the sentence asks for one; else a new app. */
export async function answer(question: Question): Promise<Answer> {
  const { text, style, isFirst } = question;
  await dataArrived();
  // Fetched by those who go on: the first idea is a new app in any case.
  const changed = isFirst ? undefined : await (await import('./change')).changeOf(question);
  if (changed) return changed;
  // The time that is shown is the engine's own: what was fetched on the way is not in it.
  const lists = await wordListsFor(languageOfIdea(text));
  const start = performance.now();
  const brief = interpret(text, lists);
  const heardAt = performance.now();
  const content = await fetchContent(brief);
  const fetchedAt = performance.now();
  const design = composeDesign(brief, content);
  const took = heardAt - start + performance.now() - fetchedAt;
  const say = brief.kind.value === 'generic' ? replies.unknown : replies.drawn;
  return {
    operation: { op: 'design.set', design },
    heard: heardIn(brief.features, brief.kind.words),
    words: say(design.name, lookIn(style, askedLook(brief, style)), design.screens.length),
    took,
  };
}
