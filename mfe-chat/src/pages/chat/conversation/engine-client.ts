import {
  errorOf,
  faultOf,
  type Answer,
  type FromEngine,
  type Question,
  type ToEngine,
} from './engine-messages';

export interface Engine {
  /** @throws AbortError when cancelled, errors of the engine, or TimeoutError after `LIMIT` */
  answer: (question: Question, signal?: AbortSignal) => Promise<Answer>;
}

export type WorkerLike = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** Timeout for the worker's start and for each answer, in ms; word lists may load slowly. */
const LIMIT = 10_000;

interface Job {
  id: number;
  question: Question;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Sends one question at a time, in order. Cancelled questions are not sent, or their answers ignored.
 * @param check verifies a script against its released hash
 * @param onEnd called when the worker can no longer be used
 */
export function engineBehind(
  worker: WorkerLike,
  check: (address: string) => Promise<void> | undefined,
  onEnd: () => void,
): Promise<Engine> {
  const waiting: Job[] = [];
  let now: Job | undefined;
  let lastId = 0;
  let isStarted = false;
  let limit: ReturnType<typeof setTimeout> | undefined;
  const say = (message: ToEngine) => worker.postMessage(message);

  return new Promise((started, failed) => {
    const end = (error: Error) => {
      clearTimeout(limit);
      worker.terminate();
      failed(error);
      for (const { reject } of [...(now ? [now] : []), ...waiting.splice(0)]) reject(error);
      now = undefined;
      if (isStarted) onEnd();
    };
    const watch = () => {
      clearTimeout(limit);
      limit = setTimeout(
        () => end(errorOf({ name: 'TimeoutError', message: 'The engine did not answer in time.' })),
        LIMIT,
      );
    };
    const next = () => {
      clearTimeout(limit);
      now = waiting.shift();
      if (!now) return;
      watch();
      say({ id: now.id, question: now.question });
    };
    const answer: Engine['answer'] = ({ text, style, inHand, isFirst, wants, choice }, signal) =>
      new Promise((resolve, reject) => {
        const job = {
          id: ++lastId,
          question: { text, style, inHand, isFirst, wants, choice },
          resolve,
          reject,
        };
        signal?.addEventListener('abort', () => {
          const at = waiting.indexOf(job);
          if (at >= 0) waiting.splice(at, 1);
          reject(signal.reason);
        });
        if (signal?.aborted) {
          reject(signal.reason);
          return;
        }
        waiting.push(job);
        if (!now) next();
      });
    worker.addEventListener('message', ({ data }: MessageEvent<FromEngine>) => {
      if ('isReady' in data) {
        clearTimeout(limit);
        isStarted = true;
        started({ answer });
      } else if ('check' in data) {
        const { id, check: checked } = data;
        Promise.resolve(check(checked)).then(
          () => say({ id, checked }),
          (error: unknown) => say({ id, checked, fault: faultOf(error) }),
        );
      } else if (data.id === now?.id) {
        if ('answer' in data) now.resolve(data.answer);
        else now.reject(errorOf(data.fault));
        next();
      }
    });
    worker.addEventListener('error', (event) =>
      end(new Error(`The engine's worker failed: ${event.message || 'it could not be loaded'}`)),
    );
    watch();
  });
}
