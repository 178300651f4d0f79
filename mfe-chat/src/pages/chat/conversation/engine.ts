import { dataArrived } from '@appling/runtime/federation/fetch-data';
import { releasedSource } from '../../../content/released-source';
import { designFrom } from '../../../designer/design-from';
import { hasLook } from '../../../designer/interpret/brief';
import type { Answer, Question } from './engine-messages';
import { replies } from './replies.content';

export async function answer(question: Question): Promise<Answer> {
  const { text, style, isFirst, choice, wants } = question;
  await dataArrived();
  const options = { content: releasedSource, choice };
  if (wants === 'readings')
    return (await import(/* webpackChunkName: "readings" */ './readings')).readingsOf(
      text,
      options,
    );
  // Fetched only for follow-ups, because the first idea is always a new app.
  const changed = isFirst
    ? undefined
    : await (await import(/* webpackChunkName: "change" */ './change')).changeOf(question);
  if (changed) return changed;
  const { brief, design, look, took } = await designFrom(text, options);
  const say = brief.kind.value === 'generic' ? replies.unknown : replies.drawn;
  const told = hasLook(brief)
    ? await (
        await (brief.colors[0]
          ? import(/* webpackChunkName: "colors-said" */ './look-reply.content')
          : import(/* webpackChunkName: "look-reply" */ './look-reply.content'))
      ).lookReply(brief, look, style)
    : undefined;
  const words = say(design.name, told?.look ?? replies.style(style), design.screens.length);
  return {
    operation: { op: 'design.set', design },
    words: [words, ...(told?.notes ?? [])].join(' '),
    took,
    ...(isFirst
      ? {}
      : {
          offers: (await import(/* webpackChunkName: "change" */ './offers')).wayBack(
            question.inHand,
          ),
        }),
  };
}
