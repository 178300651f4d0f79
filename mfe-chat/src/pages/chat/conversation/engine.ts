import { dataArrived } from '@appling/shared/federation/fetch-data';
import { releasedSource } from '../../../content/released-source';
import { designFrom } from '../../../designer/design-from';
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
  const { brief, design, took } = await designFrom(text, { content: releasedSource });
  const say = brief.kind.value === 'generic' ? replies.unknown : replies.drawn;
  return {
    operation: { op: 'design.set', design },
    heard: heardIn(brief.features, brief.kind.words),
    words: say(design.name, lookIn(style, askedLook(brief, style)), design.screens.length),
    took,
  };
}
