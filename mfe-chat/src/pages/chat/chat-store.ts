import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import {
  type EditLog,
  type Manner,
  begin,
  canRedo,
  canUndo,
  commit,
  designOf,
  redo,
  settle,
  undo,
} from '../../designer/edit/edit-log';
import type { ReadChip } from '../../designer/archetypes/choice';
import type { Operation } from '../../designer/edit/operation';
import type { AppDesign } from '../../designer/model/app-design';
import { chat } from './chat.content';
import { afterEdits, withEdits } from './edits';
import type { ChatMessage, ReplyStyle } from './conversation/chat-message';
import { type Answer, type Heard, type Offer, type Suggestion } from './conversation/drawing';
import { firstDesign } from '../../designer/first-design';

export interface Drawing {
  design: AppDesign;
  heard?: readonly Heard[] | undefined;
  readings?: readonly ReadChip[] | undefined;
  /** In ms. */
  took?: number | undefined;
}

export interface Pending {
  /** Id of the message without a reply. */
  message: string;
  suggestion?: Suggestion | undefined;
  coming?: { answer: Answer; design: AppDesign; from: AppDesign } | undefined;
  /** The visitor skipped the wait. */
  isShown?: boolean;
}

export interface Version {
  id: string;
  name: string;
  design: AppDesign;
}

export interface Session {
  messages: readonly ChatMessage[];
  /** By reply id. */
  drawings: Readonly<Record<string, Drawing>>;
  /** Of the newest reply. */
  style: ReplyStyle;
  log: EditLog;
  /** The initial design of the reply, for Start over. */
  delivered: AppDesign;
  screenId: string;
  versions: readonly Version[];
  /** Key in the database; undefined until it is stored. */
  kept?: string | undefined;
}

/** A store outside the page keeps the state when visitors leave and return. */
export interface ChatState extends Session {
  pending: readonly Pending[];
  /** The session before "New design". */
  aside?: Session | undefined;
  /** Why stored data could not be read; '' if an earlier visit already told the visitor. */
  refused?: string | undefined;
  /** Chips under the newest reply. */
  offered?: { reply: string; offers: readonly Offer[] } | undefined;
}

const initial: ChatState = {
  messages: [{ id: 'greeting', type: 'ai', content: chat.greeting, timestamp: 0 }],
  drawings: {},
  pending: [],
  style: 'Pastel',
  log: begin(firstDesign),
  delivered: firstDesign,
  screenId: firstDesign.start,
  versions: [],
};

export const chatStore = createStore<ChatState>()(() => initial);
const { getState, setState } = chatStore;

export const useChat = <T>(select: (state: ChatState) => T): T => useStore(chatStore, select);
export const useDesign = (): AppDesign => useChat(({ log }) => designOf(log));

/** Falls back to the first screen if the design lacks the wanted one. */
export function onStage(log: EditLog, wanted: string = getState().screenId) {
  const { screens, start } = designOf(log);
  return { log, screenId: screens.some(({ id }) => id === wanted) ? wanted : start };
}

interface Done extends Manner {
  onDone?: () => void;
}

export const edit = (operation: Operation, { onDone, ...manner }: Done = {}): void =>
  withEdits(({ apply }) => {
    setState(({ log }) => onStage(commit(log, operation, apply, manner)));
    onDone?.();
  });

/** Replaces the design and opens its first screen. */
export function bringIn(design: AppDesign): void {
  afterEdits(() =>
    setState(({ log }) => ({
      ...onStage(
        commit(log, { op: 'design.set', design }, () => design),
        design.start,
      ),
      delivered: design,
    })),
  );
}

export const endGesture = (): void => setState(({ log }) => ({ log: settle(log) }));
/** Skips undo when the preceding change failed. */
const step = (turn: typeof undo) => (): void =>
  afterEdits((isMade) => isMade && setState(({ log }) => onStage(turn(log))));
export const undoEdit = step(undo);
export const redoEdit = step(redo);
export const goToScreen = (screenId: string): void => setState({ screenId });

export function bringBack(messageId: string): void {
  const drawing = getState().drawings[messageId];
  if (drawing) bringIn(drawing.design);
}

export const hasWork = ({ messages, log }: Session): boolean =>
  messages.length > 1 || canUndo(log) || canRedo(log);

export function startAnew(): void {
  const state = getState();
  const { pending: _unanswered, aside, ...session } = state;
  setState({ ...initial, aside: hasWork(state) ? session : aside }, true);
}

export function swapBack(): void {
  const state = getState();
  const { pending: _unanswered, aside, ...session } = state;
  if (!aside) return;
  setState({ ...aside, pending: [], aside: hasWork(state) ? session : undefined }, true);
}

export const forget = (): void => setState(initial, true);
export const isUntouched = (): boolean => getState() === initial;
