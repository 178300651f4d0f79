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

/** What came with a reply. */
export interface Drawing {
  design: AppDesign;
  heard?: readonly Heard[] | undefined;
  readings?: readonly ReadChip[] | undefined;
  /** What the engine needed, in ms. */
  took?: number | undefined;
}

export interface Pending {
  /** Id of the message that waits for its reply. */
  message: string;
  suggestion?: Suggestion | undefined;
  /** What the reply will bring, once the engine has made it. */
  coming?: { answer: Answer; design: AppDesign; from: AppDesign } | undefined;
  /** The visitor did not wait: the design is on the stage. */
  isShown?: boolean;
}

/** A design that the visitor gave a name, to come back to. */
export interface Version {
  id: string;
  name: string;
  design: AppDesign;
}

/** A conversation and the design in hand: what is kept. */
export interface Session {
  messages: readonly ChatMessage[];
  /** By the reply they came with. */
  drawings: Readonly<Record<string, Drawing>>;
  /** Style of the newest reply. */
  style: ReplyStyle;
  log: EditLog;
  /** The design as its reply delivered it: what Start over goes back to. */
  delivered: AppDesign;
  screenId: string;
  versions: readonly Version[];
  /** Its key in the database, once it is to be kept. */
  kept?: string | undefined;
}

/** Outlives the page, so that a visitor who looks around finds it again. */
export interface ChatState extends Session {
  pending: readonly Pending[];
  /** What "New design" put aside. */
  aside?: Session | undefined;
  /** Why kept data was put aside, or '' when an earlier visit did that. */
  refused?: string | undefined;
  /** What can be pressed under the newest reply. */
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

/** A screen that the design lacks gives way to its first one. */
export function onStage(log: EditLog, wanted: string = getState().screenId) {
  const { screens, start } = designOf(log);
  return { log, screenId: screens.some(({ id }) => id === wanted) ? wanted : start };
}

interface Done extends Manner {
  /** What follows when it is done. */
  onDone?: () => void;
}

/** Changes the design in hand. */
export const edit = (operation: Operation, { onDone, ...manner }: Done = {}): void =>
  withEdits(({ apply }) => {
    setState(({ log }) => onStage(commit(log, operation, apply, manner)));
    onDone?.();
  });

/** Puts another design on the stage, at its first screen. */
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
/** A change that could not be made is not taken back. */
const step = (turn: typeof undo) => (): void =>
  afterEdits((isMade) => isMade && setState(({ log }) => onStage(turn(log))));
export const undoEdit = step(undo);
export const redoEdit = step(redo);
export const goToScreen = (screenId: string): void => setState({ screenId });

/** Brings the design of an earlier reply back to the stage. */
export function bringBack(messageId: string): void {
  const drawing = getState().drawings[messageId];
  if (drawing) bringIn(drawing.design);
}

/** True when there is something of the visitor's own. */
export const hasWork = ({ messages, log }: Session): boolean =>
  messages.length > 1 || canUndo(log) || canRedo(log);

/** Begins anew. What was there is put aside, not thrown away. */
export function startAnew(): void {
  const state = getState();
  const { pending: _unanswered, aside, ...session } = state;
  setState({ ...initial, aside: hasWork(state) ? session : aside }, true);
}

/** The conversation again that "New design" put aside; the one in hand takes its place there. */
export function swapBack(): void {
  const state = getState();
  const { pending: _unanswered, aside, ...session } = state;
  if (!aside) return;
  setState({ ...aside, pending: [], aside: hasWork(state) ? session : undefined }, true);
}

/** As if nobody had been here. */
export const forget = (): void => setState(initial, true);
export const isUntouched = (): boolean => getState() === initial;
