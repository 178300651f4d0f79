import type { Choice, ReadChip } from '../../../designer/archetypes/choice';
import type { Operation } from '../../../designer/edit/operation';
import type { FeatureName } from '../../../designer/interpret/features';
import type { AppDesign } from '../../../designer/model/app-design';
import type { ReplyStyle } from './chat-message';

export interface Question {
  text: string;
  style: ReplyStyle;
  inHand: AppDesign;
  /** The visitor has no design of their own to change. */
  isFirst: boolean;
  /** The visitor's choice, or `readings` for the page. */
  wants?: 'new' | 'change' | 'readings' | undefined;
  /** The visitor's corrections of the reading. */
  choice?: Choice | undefined;
}

export interface Offer {
  label: string;
  /** Sent when it is pressed. */
  text: string;
  wants?: Question['wants'];
}

/** The visitor's words and the features read from them. */
export interface Heard {
  words: string;
  features: readonly FeatureName[];
}

/** The operation is absent if nothing could be drawn. */
export interface Answer {
  words: string;
  operation?: Operation | undefined;
  heard?: readonly Heard[];
  /** An undo or redo; `plain` is the reply without the undone request. */
  turn?: { to: 'undo' | 'redo'; said: string; plain: string };
  offers?: readonly Offer[];
  readings?: readonly ReadChip[] | undefined;
  /** In ms, on this device. */
  took?: number;
}

export interface Fault {
  name: string;
  message: string;
}

/** `id` relates an answer to its question. */
export type ToEngine =
  | { id: number; question: Question }
  /** Result of the page's script check; without `fault` the script may run. */
  | { id: number; checked: string; fault?: Fault };

export type FromEngine =
  | { isReady: true }
  | { id: number; answer: Answer }
  | { id: number; fault: Fault }
  /** Asks the page to check a script's hash. */
  | { id: number; check: string };

export const faultOf = (error: unknown): Fault =>
  error instanceof Error
    ? { name: error.name, message: error.message }
    : { name: 'Error', message: String(error) };

export function errorOf({ name, message }: Fault): Error {
  const error = new Error(message);
  error.name = name;
  return error;
}
