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
/** Unique across visits. */
const freshId = () => `message-${Date.now().toString(36)}-${++lastId}`;

/** Reads the draft ahead when typing pauses. Returns a function that cancels it. */
export function expectMessage(text: string): (() => void) | undefined {
  const isReady = !isBlank(text) && !isTooLong(text) && getState().pending.length === 0;
  return isReady ? readAhead(wishOf(text.trim())) : undefined;
}

/** Returns false for an empty or too long text. */
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
    // In order, because a message changes the design of the previous reply.
    turn = turn
      .catch(() => {})
      .then(() => reply(message, wish, early, signal))
      .catch(onlyCalledOff);
  }, REPLY_DELAY);
  return true;
}

let turn = Promise.resolve();

/** Aborts when the reply is given or the chat restarts. */
function waitOf(id: string): AbortSignal {
  const wait = new AbortController();
  const stop = chatStore.subscribe(() => {
    if (find(id)) return;
    stop();
    wait.abort();
  });
  return wait.signal;
}

/** @throws AbortError as soon as the wait ends, even if the work continues */
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

/** Draws before the reply is due, so that the phone can show progress. */
function drawAhead(to: ChatMessage, wish: Wish, signal: AbortSignal): Early {
  const answer = draw(wish, signal, (made, design) => {
    if (find(to.id)) change(to.id, { coming: { answer: made, design, from: wish.inHand } });
  });
  answer.catch(onlyCalledOff);
  return { wish, answer };
}

/** Skips the wait and shows the design. */
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

/** True if nothing has changed since it was drawn ahead. */
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

/** Ignores failures: a reply needs no chips. */
async function sayReadings(id: string, wish: Wish): Promise<void> {
  const read = await readingsOf(wish).catch(() => undefined);
  const { drawings } = getState();
  const drawing = drawings[id];
  if (!drawing || !read) return;
  const { heard, readings } = read;
  setState({ drawings: { ...drawings, [id]: { ...drawing, heard, readings } } });
}

/** Returns undefined if there is no such step. */
function turnedBy({ to, said, plain }: NonNullable<Answer['turn']>, log: ChatState['log']) {
  if (!(to === 'undo' ? canUndo(log) : canRedo(log))) return undefined;
  const step = log.steps[to === 'undo' ? log.at - 1 : log.at];
  return {
    log: to === 'undo' ? undo(log) : redo(log),
    words: step?.said ? said.replace('{said}', () => step.said ?? '') : plain,
  };
}

/** The start screen of a new app, or a screen that the change added. */
const screenToShow = (before: AppDesign, { id: app, start, screens }: AppDesign) =>
  app === before.id
    ? screens.find(({ id }) => !before.screens.some((screen) => screen.id === id))?.id
    : start;
