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

export interface Suggestion {
  key: keyof Awaited<ReturnType<typeof fetchEdits>>['suggested'];
  /** Text for the style rule; naming the current style keeps it. */
  prompt: (inHand: ReplyStyle) => string;
  /** The screen to open if the design already has the feature. */
  shows?: (design: AppDesign) => string | undefined;
}

export interface Wish extends Question {
  suggestion: Suggestion | undefined;
}

/** Delays before retrying to load the engine, in ms. */
const RETRIES = [1000, 2000];

let engine: Promise<Engine> | undefined;

/** Loaded on demand: the engine is larger than the page, and only messages need it. */
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

/** Exported here, because a bundle may create its Trusted Types policy only once. */
export const workerOf = (address: string): Worker => workerAt(address);

interface Scheduler {
  postTask: (task: () => void, options: { priority: 'background' }) => Promise<void>;
}

/** Longest wait for an idle page, in ms. */
const BUSY = 500;

/** Yields to more urgent work, such as the next frame, in browsers with a scheduler. */
function afterUrgentWork(): Promise<void> | undefined {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  if (!scheduler) return undefined;
  return new Promise((resolve) => {
    setTimeout(resolve, BUSY);
    void scheduler.postTask(resolve, { priority: 'background' });
  });
}

/** Fetches the start screen, its top first, so that the phone can show it while the rest loads. */
async function prepare(design: AppDesign, onStart?: (design: AppDesign) => void): Promise<void> {
  const start = screenOf(design, design.start);
  const whole = makeDrawable({ screens: [start] });
  // Awaited below; prevents an unhandled rejection until then.
  whole.catch(() => {});
  await makeDrawable({ screens: [openingOf(start)] });
  onStart?.(design);
  await whole;
}

export const readingsOf = async (wish: Wish): Promise<Answer> =>
  (await loadEngine()).answer({ ...wish, wants: 'readings' });

/** Fetches the other screens. Ignores failures, because the phone retries. */
export async function prepareRest(design: AppDesign): Promise<void> {
  // Otherwise the browser compiles their scripts while it paints the first screen.
  await afterUrgentWork();
  await makeDrawable(design).catch(() => {});
}

/**
 * Reads a draft ahead, to fetch word lists and files of the first screen. Ignores failures, because sending retries.
 * @returns cancels it
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

/** A suggestion has its own operation. */
async function changed(design: AppDesign, { key }: Suggestion): Promise<Answer> {
  const { operation, words } = (await fetchEdits()).suggested[key];
  const change = operation(design) ?? { op: 'several', operations: [] };
  return { operation: change, words: words(design.name) };
}

/**
 * Answers a suggestion, a change or a new app.
 * @param onStart called when the top of the start screen can be drawn
 * @throws AbortError when cancelled
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
      // A reply requires its start screen.
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
