import { apply } from '../../designer/edit/apply';
import { type EditLog, commit, designOf } from '../../designer/edit/edit-log';
import { chat } from './chat.content';
import { chatStore, hasWork, onStage } from './chat-store';
import { afterEdits } from './edits';
import { keepChat } from './keeping/keep';
import { keepRecent } from './keeping/keep-recent';

const { getState, setState } = chatStore;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Adds a reply, so that the next message changes this design. */
function withReply(log: EditLog, said: string) {
  const design = designOf(log);
  const { messages, drawings, style } = getState();
  const preview = chat.preview(design.name, design.screens.length);
  const id = `message-${Date.now().toString(36)}-opened-${messages.length}`;
  const message = { id, type: 'ai' as const, content: said, timestamp: Date.now() };
  return {
    ...onStage(log, design.start),
    messages: [...messages, { ...message, design: { style, preview } }],
    drawings: { ...drawings, [id]: { design } },
    delivered: design,
  };
}

/**
 * Opens an external design with its edits; the current one stays in Recent.
 * @param said text of the reply
 * @returns `unchanged` if it is the current design, `beside` if another design of the visitor was open
 */
export async function takeIn(
  opened: EditLog,
  said: (name: string) => string,
): Promise<'taken' | 'beside' | 'unchanged'> {
  // Restores the session first, which would otherwise look empty.
  await keepChat();
  const design = designOf(opened);
  return new Promise((resolve) => {
    afterEdits(() => {
      const state = getState();
      const inHand = designOf(state.log);
      if (isSame(inHand, design)) return resolve('unchanged');
      const isBeside = hasWork(state);
      if (isBeside) void keepRecent(inHand);
      const { base } = opened;
      const begun = commit(state.log, { op: 'design.set', design: base }, () => base);
      const edits = opened.steps.slice(0, opened.at);
      const log = edits.reduce(
        (before, { operation, said: asked }) =>
          commit(before, operation, apply, asked === undefined ? {} : { said: asked }),
        begun,
      );
      setState(withReply(log, said(design.name)));
      resolve(isBeside ? 'beside' : 'taken');
    });
  });
}
