import type { Choice, ReadChip } from '../../../designer/archetypes/choice';
import type { Operation } from '../../../designer/edit/operation';
import type { FeatureName } from '../../../designer/interpret/features';
import type { AppDesign } from '../../../designer/model/app-design';
import type { ReplyStyle } from './chat-message';

/** What the engine is asked; plain data, which travels to a worker. */
export interface Question {
  text: string;
  style: ReplyStyle;
  inHand: AppDesign;
  /** Nothing was drawn for the visitor yet, so there is nothing of theirs to change. */
  isFirst: boolean;
  /** What the visitor said it to be, where that was asked; or the page wants to know what a text was read as. */
  wants?: 'new' | 'change' | 'readings' | undefined;
  /** The text is read again, with what the visitor corrected. */
  choice?: Choice | undefined;
}

/** Something to press under a reply. */
export interface Offer {
  label: string;
  /** What is asked for when it is pressed. */
  text: string;
  wants?: Question['wants'];
}

/** Words of the visitor, and what was heard in them. */
export interface Heard {
  words: string;
  features: readonly FeatureName[];
}

/** What the designer says, and what it does to the design in hand; nothing when nothing could be drawn. */
export interface Answer {
  words: string;
  operation?: Operation | undefined;
  heard?: readonly Heard[];
  /** A step back or forth, and what is said of it with or without what that step was asked for with. */
  turn?: { to: 'undo' | 'redo'; said: string; plain: string };
  offers?: readonly Offer[];
  /** What the sentence was read as, with the next readings. */
  readings?: readonly ReadChip[] | undefined;
  /** What the engine needed on this device, in ms. */
  took?: number;
}

/** Something went wrong on the other side, in a form that travels. */
export interface Fault {
  name: string;
  message: string;
}

/** From the page to the engine's worker. `id` ties an answer to what it answers. */
export type ToEngine =
  | { id: number; question: Question }
  /** What the page's check of a script found; without a fault, the script may run. */
  | { id: number; checked: string; fault?: Fault };

/** From the engine's worker to the page. */
export type FromEngine =
  | { isReady: true }
  | { id: number; answer: Answer }
  | { id: number; fault: Fault }
  /** The worker asks whether a script is the one that was released. */
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
