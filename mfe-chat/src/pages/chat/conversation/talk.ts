import { canRedo, canUndo, commit, designOf, redo, undo } from '../../../designer/edit/edit-log';
import type { AppDesign } from '../../../designer/model/app-design';
import { type ChatState, type Pending, chatStore, onStage } from '../chat-store';
import { chat } from '../chat.content';
import { applyFor } from '../edits';
import { type ChatMessage, REPLY_DELAY, isBlank, isTooLong, styleOf } from './chat-message';
import {
  type Answer,
  type Offer,
  type Suggestion,
  type Wish,
  draw,
  prepareRest,
  readingsOf,
  readAhead,
} from './drawing';

const { getState, setState } = chatStore;
let lastId = 0;
/** Stays its own among those of an earlier visit. */
const freshId = () => `message-${Date.now().toString(36)}-${++lastId}`;

/** A message is being written, and its writer pauses: it is read ahead. Returns what calls that off. */
export function expectMessage(text: string): (() => void) | undefined {
  const isReady = !isBlank(text) && !isTooLong(text) && getState().pending.length === 0;
  return isReady ? readAhead(wishOf(text.trim())) : undefined;
}

/** Sends a typed message, or a suggestion under its label. False when there is nothing to send or too much. */
export function send(text: string, suggestion?: Suggestion, offer?: Offer): boolean {
  if (isBlank(text) || isTooLong(text)) return false;
  const { messages, pending } = getState();
  const message: ChatMessage = {
    id: freshId(),
    type: 'user',
    content: text.trim(),
    timestamp: Date.now(),
  };
  setState({
    messages: [...messages, message],
    pending: [...pending, { message: message.id, suggestion }],
    offered: undefined,
  });
  const signal = waitOf(message.id);
  const wish = () => wishOf(message.content, suggestion, offer);
  const early = drawAhead(message, wish(), signal);
  setTimeout(() => {
    // One after the other: what a message changes is the design that the reply before it left.
    turn = turn
      .catch(() => {})
      .then(() => reply(message, wish, early, signal))
      .catch(onlyCalledOff);
  }, REPLY_DELAY);
  return true;
}

let turn = Promise.resolve();

/** Ends when nobody waits for the reply any more: it was given, or everything begun anew. */
function waitOf(id: string): AbortSignal {
  const wait = new AbortController();
  const stop = chatStore.subscribe(() => {
    if (find(id)) return;
    stop();
    wait.abort();
  });
  return wait.signal;
}

/** @throws AbortError as soon as the wait ends, whatever the work is waiting for itself */
const whileWaited = <Made>(work: Promise<Made>, signal: AbortSignal): Promise<Made> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason));
    work.then(resolve, reject);
  });

function onlyCalledOff(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}

const wishOf = (content: string, suggestion?: Suggestion, offer?: Offer): Wish => {
  const { style, log, drawings } = getState();
  return {
    text: offer?.text ?? content,
    wants: offer?.wants,
    style: styleOf(suggestion ? suggestion.prompt(style) : (offer?.text ?? content)),
    inHand: designOf(log),
    suggestion,
    isFirst: Object.keys(drawings).length === 0,
  };
};

interface Early {
  wish: Wish;
  answer: Promise<Answer>;
}

const find = (id: string): Pending | undefined =>
  getState().pending.find(({ message }) => message === id);

const change = (id: string, part: Partial<Pending>) =>
  setState(({ pending }) => ({
    pending: pending.map((each) => (each.message === id ? { ...each, ...part } : each)),
  }));

/** The engine is done long before the reply is due; until then the phone can show what is coming. */
function drawAhead(to: ChatMessage, wish: Wish, signal: AbortSignal): Early {
  const answer = draw(wish, signal, (made, design) => {
    if (find(to.id)) change(to.id, { coming: { answer: made, design, from: wish.inHand } });
  });
  answer.catch(onlyCalledOff);
  return { wish, answer };
}

/** Does not wait for the reply: its design is on the stage at once. */
export function showNow(id: string): void {
  const coming = find(id)?.coming;
  if (!coming?.answer.operation || coming.from !== designOf(getState().log)) return;
  change(id, { isShown: true });
  const { answer, design } = coming;
  setState((state) => ({ ...staged(state, answer, design, id), delivered: design }));
}

function staged(
  { log, messages }: Pick<ChatState, 'log' | 'messages'>,
  { operation }: Answer,
  design: AppDesign,
  to: string,
  shows?: string,
) {
  const said = messages.find(({ id }) => id === to)?.content;
  const next = operation ? commit(log, operation, () => design, { said }) : log;
  return onStage(next, screenToShow(designOf(log), design) ?? shows);
}

/** True when what was drawn ahead is still an answer: nothing has changed since. */
const stillHolds = (one: Wish, other: Wish) =>
  one.inHand === other.inHand && one.style === other.style && one.isFirst === other.isFirst;

async function reply(
  to: ChatMessage,
  wishNow: () => Wish,
  early: Early,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const wish = wishNow();
  const isShown = find(to.id)?.isShown === true;
  const holds = isShown || stillHolds(early.wish, wish);
  const answer = await whileWaited(holds ? early.answer : draw(wish, signal), signal);
  const { words, operation, took, turn: step, offers } = answer;
  const apply = operation && (await whileWaited(applyFor(operation), signal));
  const { messages, drawings, pending, log } = getState();
  const id = freshId();
  const said: ChatMessage = { id, type: 'ai', content: words, timestamp: Date.now() };
  const waiting = pending.filter(({ message }) => message !== to.id);
  const offered = offers && { reply: id, offers };
  if (!operation || !apply) {
    const turned = step && turnedBy(step, log);
    const content = turned?.words ?? words;
    setState({
      messages: [...messages, { ...said, content }],
      pending: waiting,
      ...(turned ? onStage(turned.log) : {}),
      offered: step && !turned ? undefined : offered,
    });
    return;
  }
  const design = apply(isShown ? early.wish.inHand : designOf(log), operation);
  const preview = chat.preview(design.name, design.screens.length);
  const { style } = isShown ? early.wish : wish;
  setState({
    messages: [...messages, { ...said, design: { style, preview } }],
    drawings: { ...drawings, [id]: { design, took } },
    pending: waiting,
    offered,
    style,
    ...(isShown
      ? {}
      : {
          ...staged(getState(), answer, design, to.id, wish.suggestion?.shows?.(design)),
          delivered: design,
        }),
  });
  void prepareRest(design).then(() => {
    if (operation.op === 'design.set' && !wish.suggestion) return sayReadings(id, wish);
    return undefined;
  });
}

/** Adds to a reply what its sentence was read as; a reply without it is a reply. */
async function sayReadings(id: string, wish: Wish): Promise<void> {
  const read = await readingsOf(wish).catch(() => undefined);
  const { drawings } = getState();
  const drawing = drawings[id];
  if (!drawing || !read) return;
  const { heard, readings } = read;
  setState({ drawings: { ...drawings, [id]: { ...drawing, heard, readings } } });
}

/** The log a step back or forth, and what is said of it; nothing where there is no such step. */
function turnedBy({ to, said, plain }: NonNullable<Answer['turn']>, log: ChatState['log']) {
  if (!(to === 'undo' ? canUndo(log) : canRedo(log))) return undefined;
  const step = log.steps[to === 'undo' ? log.at - 1 : log.at];
  return {
    log: to === 'undo' ? undo(log) : redo(log),
    words: step?.said ? said.replace('{said}', () => step.said ?? '') : plain,
  };
}

/** A new app begins at its start; of a changed one, a screen that was added is worth showing. */
const screenToShow = (before: AppDesign, { id: app, start, screens }: AppDesign) =>
  app === before.id
    ? screens.find(({ id }) => !before.screens.some((screen) => screen.id === id))?.id
    : start;
