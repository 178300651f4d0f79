import { releasedSource } from '../../../content/released-source';
import { apply, looksOf } from '../../../designer/edit/apply';
import { followUp } from '../../../designer/edit/follow-up';
import { startsApp } from '../../../designer/edit/starts-app';
import { changes } from './changes.content';
import type { Answer, Question } from './engine-messages';
import { heardIn } from './heard-in';
import { lookIn } from './replies.content';

/** A change of the design in hand, or that none was understood; nothing when the sentence asks for a new app. */
export async function changeOf({ text, style, inHand }: Question): Promise<Answer | undefined> {
  const start = performance.now();
  const changed = await followUp(inHand, text, { content: releasedSource });
  if (!changed && (await startsApp(text, releasedSource))) return undefined;
  if (!changed?.operation) return { words: changes.notUnderstood(inHand.name, style) };
  const { operation, heard } = changed;
  const design = apply(inHand, operation);
  const isChanged = JSON.stringify(design) !== JSON.stringify(inHand);
  const looks = looksOf(operation);
  const say = looks[0]
    ? changes[isChanged ? 'restyled' : 'styled']
    : changes[isChanged ? 'changed' : 'unchanged'];
  const words = say(design.name, looks[0] ? lookIn(style, { looks }) : style);
  const took = performance.now() - start;
  return { operation, heard: heardIn(heard), words, took };
}
