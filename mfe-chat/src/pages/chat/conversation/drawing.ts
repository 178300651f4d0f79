import type { AppDesign } from '../../../designer/model/app-design';
import { screenOf } from '../../../designer/model/find';
import { makeDrawable } from '../../../designer/render/drawable';
import { openingOf } from '../../../designer/render/opening';
import { chat } from '../chat.content';
import { applyFor, expectEdits, fetchEdits } from '../edits';
import type { ReplyStyle } from './chat-message';
import type { Engine } from './engine-client';
import type { Answer, Question } from './engine-messages';
import { startEngine, workerAt } from './engine-start';

export type { Answer, Heard, Offer } from './engine-messages';

/** A change that one press asks for. What it does comes with the rest of what changes designs: see suggested.ts. */
export interface Suggestion {
  key: keyof Awaited<ReturnType<typeof fetchEdits>>['suggested'];
  /** What the style rule reads. Naming the style in hand keeps it. */
  prompt: (inHand: ReplyStyle) => string;
  /** The screen to show, when the design had what was asked for. */
  shows?: (design: AppDesign) => string | undefined;
}

export interface Wish extends Question {
  suggestion: Suggestion | undefined;
}

/** Pauses before the engine is asked for again, in ms. */
const RETRIES = [1000, 2000];

let engine: Promise<Engine> | undefined;

/** Starts the part that reads sentences and composes apps. It is larger than the page, and nobody needs it before the first message. */
export function loadEngine(): Promise<Engine> {
  const forget = () => {
    engine = undefined;
  };
  engine ??= startEngine(forget).catch((error: unknown) => {
    forget();
    throw error;
  });
  return engine;
}

/** For what else runs beside the page. Of this module, since the policy of a bundle is made once. */
export const workerOf = (address: string): Worker => workerAt(address);

interface Scheduler {
  postTask: (task: () => void, options: { priority: 'background' }) => Promise<void>;
}

/** Longest wait for a page that is never idle, in ms. */
const BUSY = 500;

/** After what is more urgent, such as the next frame; at once where the browser knows no such order. */
function afterUrgentWork(): Promise<void> | undefined {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  if (!scheduler) return undefined;
  return new Promise((resolve) => {
    setTimeout(resolve, BUSY);
    void scheduler.postTask(resolve, { priority: 'background' });
  });
}

/**
 * The start screen of what the engine made can be drawn: its top first, which shows while the files of the rest are on their
 * way.
 */
async function prepare(design: AppDesign, onStart?: (design: AppDesign) => void): Promise<void> {
  const start = screenOf(design, design.start);
  const whole = makeDrawable({ screens: [start] });
  // Awaited below; until then its failure is nobody's surprise.
  whole.catch(() => {});
  await makeDrawable({ screens: [openingOf(start)] });
  onStart?.(design);
  await whole;
}

/** What a sentence was read as. */
export const readingsOf = async (wish: Wish): Promise<Answer> =>
  (await loadEngine()).answer({ ...wish, wants: 'readings' });

/** The other screens of a design that was replied with; what cannot be had is asked for again where it is shown. */
export async function prepareRest(design: AppDesign): Promise<void> {
  // Else their scripts are compiled while the first is painted.
  await afterUrgentWork();
  await makeDrawable(design).catch(() => {});
}

/**
 * Has a message read while it is still being written, so that the words that read it, and the files of a new app's first
 * screen, are here when it is sent. Nobody is told what came out; what fails is tried again then.
 *
 * @returns calls it off
 */
export function readAhead(wish: Wish): () => void {
  const off = new AbortController();
  const read = async () => {
    const { operation } = await (await loadEngine()).answer(wish, off.signal);
    if (operation?.op !== 'design.set') return;
    off.signal.throwIfAborted();
    const { screens, start } = operation.design;
    await makeDrawable({ screens: screens.filter(({ id }) => id === start) });
  };
  read().catch(() => {});
  return () => off.abort();
}

/** A pressed suggestion says itself what to change. */
async function changed(design: AppDesign, { key }: Suggestion): Promise<Answer> {
  const { operation, words } = (await fetchEdits()).suggested[key];
  const change = operation(design) ?? { op: 'several', operations: [] };
  return { operation: change, words: words(design.name) };
}

/**
 * What a message is answered with: a pressed suggestion, a change of the design in hand, or a new app.
 *
 * @param onStart told the answer and its design as soon as the top of the start screen can be drawn
 * @throws AbortError when it was called off
 */
export async function draw(
  wish: Wish,
  signal: AbortSignal,
  onStart?: (answer: Answer, design: AppDesign) => void,
): Promise<Answer> {
  const { suggestion, inHand } = wish;
  if (!wish.isFirst) expectEdits();
  for (const pause of [...RETRIES, 0]) {
    try {
      const made = suggestion
        ? await changed(inHand, suggestion)
        : await (await loadEngine()).answer(wish, signal);
      // The reply comes with its start screen, or not at all.
      if (made.operation) {
        const apply = await applyFor(made.operation);
        await prepare(
          apply(inHand, made.operation),
          onStart && ((design) => onStart(made, design)),
        );
      }
      return made;
    } catch (error) {
      signal.throwIfAborted();
      console.warn('The design engine did not answer.', error);
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
      });
      signal.throwIfAborted();
    }
  }
  return { words: chat.unavailable };
}
