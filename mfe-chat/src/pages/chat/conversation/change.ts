import { releasedSource } from '../../../content/released-source';
import { answerEdit, type EditAnswer } from '../../../designer/edit/answer-edit';
import { apply, looksOf, reportsOf } from '../../../designer/edit/apply';
import type { Operation, SingleOperation } from '../../../designer/edit/operation';
import { sayReports } from '../../../designer/edit/say-reports';
import { say, texts } from './changes.content';
import type { Answer, Question } from './engine-messages';
import { lookIn } from './look-reply.content';
import { beyondOf, eitherApp, insteadOf, nearTo, redoing, wayBack } from './offers';

const options = { content: releasedSource };

const together = (operations: readonly SingleOperation[]): Operation => {
  const [first, ...others] = operations;
  return first && others.length === 0 ? first : { op: 'several', operations };
};

/** The reply when a request cannot be fulfilled. */
function refusal(answer: EditAnswer, { text, style, inHand }: Question): Answer {
  const { name } = inHand;
  if (answer.as === 'beyond') return beyondOf(answer.about, inHand);
  if (answer.as === 'absent')
    return {
      words: answer.absent.map((part) => say('absent', { name, part })).join(' '),
      offers: insteadOf(answer.absent[0] ?? '', text, inHand),
    };
  if (answer.as === 'doubt')
    return { words: say('doubt', { name, style }), offers: eitherApp(text) };
  return { words: say('unclear', { name, style }), offers: nearTo(text, inHand) };
}

/** Only the page has the log, so it determines what the step undoes. */
const turned = (turn: 'undo' | 'redo'): Answer => {
  const done = turn === 'undo' ? 'undone' : 'redone';
  return {
    words: texts[`${turn}-none`],
    turn: { to: turn, said: texts[done], plain: texts[`${done}-plain`] },
    offers: turn === 'undo' ? redoing() : wayBack(),
  };
};

/** Returns undefined when the sentence requests a new app. */
export async function changeOf(question: Question): Promise<Answer | undefined> {
  const { text, style, inHand, wants } = question;
  if (wants === 'new') return undefined;
  const start = performance.now();
  const answer = await answerEdit(inHand, text, options, wants === 'change');
  if (answer.as === 'new') return undefined;
  if (answer.as === 'undo' || answer.as === 'redo') return turned(answer.as);
  if (answer.as !== 'change' && answer.as !== 'already') return refusal(answer, question);
  const operation = together(answer.operations);
  const isChanged = answer.as === 'change';
  const design = apply(inHand, operation);
  const looks = looksOf(operation);
  const did = sayReports(reportsOf(inHand, operation));
  const values = { name: design.name, style, did, look: looks[0] ? lookIn(style, { looks }) : '' };
  const key = looks[0] ? (isChanged ? 'restyled' : 'styled') : isChanged ? 'changed' : 'unchanged';
  const failed = isChanged
    ? [
        ...(answer.absent ?? []).map((part) => say('absent-too', { part, name: design.name })),
        ...answer.failed.map((part) => say('failed', { part })),
      ]
    : [];
  return {
    operation,
    words: [say(key, values), ...failed].join(' '),
    took: performance.now() - start,
    ...(isChanged ? { offers: wayBack() } : {}),
  };
}
