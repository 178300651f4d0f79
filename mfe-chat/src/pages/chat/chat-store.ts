import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import type { AppDesign } from '../../designer/model/app-design';
import { chat } from './chat.content';
import {
  type ChatMessage,
  REPLY_DELAY,
  type ReplyStyle,
  isBlank,
  isTooLong,
  styleOf,
} from './conversation/chat-message';
import { type Suggestion, draw, firstDesign, loadEngine } from './conversation/drawing';
import { type History, begin, commit, redo, settle, undo } from './stage/history';

interface Pending {
  /** Id of the message that waits for its reply. */
  message: string;
  suggestion?: Suggestion | undefined;
}

/** A conversation and the design in hand. Both outlive the page, so that a visitor who looks around finds them again. */
interface ChatState {
  messages: readonly ChatMessage[];
  /** Designs by the reply they came with. */
  drawings: Readonly<Record<string, AppDesign>>;
  pending: readonly Pending[];
  /** Style of the newest reply. */
  style: ReplyStyle;
  history: History<AppDesign>;
  /** The design as its reply delivered it: what Start over goes back to. */
  delivered: AppDesign;
  screenId: string;
}

const initial: ChatState = {
  messages: [{ id: 'greeting', type: 'ai', content: chat.greeting, timestamp: 0 }],
  drawings: {},
  pending: [],
  style: 'Pastel',
  history: begin(firstDesign),
  delivered: firstDesign,
  screenId: firstDesign.start,
};

export const chatStore = createStore<ChatState>()(() => initial);
const { getState, setState } = chatStore;

export const useChat = <T>(select: (state: ChatState) => T): T => useStore(chatStore, select);
export const useDesign = (): AppDesign => useChat((state) => state.history.present);

let lastId = 0;
const timers = new Set<ReturnType<typeof setTimeout>>();

/** Sends a typed message, or a suggestion under its label. False when there is nothing to send or too much. */
export function send(text: string, suggestion?: Suggestion): boolean {
  if (isBlank(text) || isTooLong(text)) return false;
  const id = `message-${++lastId}`;
  const message: ChatMessage = { id, type: 'user', content: text.trim(), timestamp: Date.now() };
  setState(({ messages, pending }) => ({
    messages: [...messages, message],
    pending: [...pending, { message: id, suggestion }],
  }));
  if (!suggestion) loadEngine().catch(() => {});
  const timer = setTimeout(() => {
    timers.delete(timer);
    void reply(message, suggestion);
  }, REPLY_DELAY);
  timers.add(timer);
  return true;
}

async function reply(to: ChatMessage, suggestion: Suggestion | undefined): Promise<void> {
  const asked = getState();
  const style = styleOf(suggestion ? suggestion.prompt(asked.style) : to.content);
  const { design, words } = await draw({
    text: to.content,
    style,
    inHand: asked.history.present,
    suggestion,
    isFirst: Object.keys(asked.drawings).length === 0,
  });
  const { messages, drawings, pending, history } = getState();
  // Begun anew meanwhile: nobody waits for this any more.
  if (!pending.some(({ message }) => message === to.id)) return;
  const id = `message-${++lastId}`;
  if (!design) {
    setState({
      messages: [...messages, { id, type: 'ai', content: words, timestamp: Date.now() }],
      pending: pending.filter(({ message }) => message !== to.id),
    });
    return;
  }
  const preview = chat.preview(design.name, design.screens.length);
  setState({
    messages: [
      ...messages,
      { id, type: 'ai', content: words, timestamp: Date.now(), design: { style, preview } },
    ],
    drawings: { ...drawings, [id]: design },
    pending: pending.filter(({ message }) => message !== to.id),
    style,
    ...onStage(
      isSame(design, history.present) ? history : commit(history, design),
      screenToShow(history.present, design) ?? suggestion?.shows?.(design),
    ),
    delivered: design,
  });
}

/** A new app begins at its start; of a changed one, a screen that was added is worth showing. */
const screenToShow = (before: AppDesign, { id: app, start, screens }: AppDesign) =>
  app === before.id
    ? screens.find(({ id }) => !before.screens.some((screen) => screen.id === id))?.id
    : start;

/** By value: a design that looks as before is no step to undo. */
const isSame = (one: AppDesign, other: AppDesign) => JSON.stringify(one) === JSON.stringify(other);

/** A screen that the design lacks gives way to its first one. */
function onStage(history: History<AppDesign>, wanted: string = getState().screenId) {
  const { screens, start } = history.present;
  const screenId = screens.some(({ id }) => id === wanted) ? wanted : start;
  return { history, screenId };
}

/** Changes the design in hand. Steps with the same `gesture` are undone together. */
export function edit(design: AppDesign, gesture?: string): void {
  setState(({ history }) => onStage(commit(history, design, gesture)));
}

export const endGesture = (): void => setState(({ history }) => ({ history: settle(history) }));
export const undoEdit = (): void => setState(({ history }) => onStage(undo(history)));
export const redoEdit = (): void => setState(({ history }) => onStage(redo(history)));
export const goToScreen = (screenId: string): void => setState({ screenId });

/** Brings the design of an earlier reply back to the stage. */
export function bringBack(messageId: string): void {
  const design = getState().drawings[messageId];
  if (!design) return;
  setState(({ history }) => ({
    ...onStage(commit(history, design), design.start),
    delivered: design,
  }));
}

/** True when a new design would throw something away. */
export const hasWork = ({ messages, history }: ChatState): boolean =>
  messages.length > 1 || history.past.length > 0 || history.future.length > 0;

export function startAnew(): void {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  setState(initial, true);
}
